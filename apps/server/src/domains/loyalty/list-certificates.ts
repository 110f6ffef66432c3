import type { Certificate } from '@novosel/contract/loyalty/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { prepareFindCertificates } from './certificates.repo.ts';

/** Certificates of a person that are in force (S7-34). */
export function listCertificates({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): (act: BuyerAct) => Promise<Certificate[]> {
  const find = prepareFindCertificates(db);
  return async ({ actor, locale = 'ru' }) =>
    (await find(actor.id, clock.now())).map(({ id, titleRu, titleEn, kopecks, validUntil }) => ({
      id,
      title: locale === 'ru' ? titleRu : titleEn,
      kopecks,
      validUntil: validUntil?.toISOString() ?? null,
    }));
}
