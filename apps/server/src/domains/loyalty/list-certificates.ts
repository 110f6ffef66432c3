import type { Certificate } from '@novosel/contract/loyalty/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import { prepareFindCertificates } from './certificates.repo.ts';
import type { loyaltyCertificates } from './loyalty.tables.ts';

/** A person's certificates in force (S7-34). */
export function listCertificates({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): (act: BuyerAct) => Promise<Certificate[]> {
  const find = prepareFindCertificates(db);
  return async ({ actor, locale = 'ru' }) =>
    (await find(actor.id, clock.now())).map((row) => toCertificate(row, locale));
}

interface Asked {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  readonly at: Date;
}

/** The same for other domains, also within their transactions. */
export async function certificatesOf(db: Executor, { userId, locale, at }: Asked): Promise<Certificate[]> {
  const rows = await prepareFindCertificates(db)(userId, at);
  return rows.map((row) => toCertificate(row, locale));
}

const toCertificate = (
  { id, titleRu, titleEn, kopecks, validUntil }: typeof loyaltyCertificates.$inferSelect,
  locale: 'ru' | 'en',
): Certificate => ({
  id,
  title: locale === 'ru' ? titleRu : titleEn,
  kopecks,
  validUntil: validUntil?.toISOString() ?? null,
});
