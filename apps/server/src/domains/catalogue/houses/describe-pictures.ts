import type { describePictures as describeEndpoint } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { lockShownPictures, setPictureWords } from './site-news.repo.ts';

/**
 * Replaces descriptions of the pictures of published news; the audit log keeps the former ones.
 * @throws AppError NOT_FOUND for withdrawn news, or for a picture of other news
 */
export async function describePictures(
  tx: Tx,
  act: StaffAct,
  newsId: string,
  { pictures }: BodyOf<typeof describeEndpoint>,
): Promise<void> {
  const found = await lockShownPictures(tx, newsId);
  const before = new Map(found.map(({ id, alt }) => [id, alt]));
  if (pictures.some(({ id }) => !before.has(id))) throw new AppError('NOT_FOUND');
  const anew = pictures.filter(({ id, alt }) => before.get(id) !== alt);
  if (anew.length === 0) return;
  for (const { id, alt } of anew) await setPictureWords(tx, id, alt);
  await audit(tx, act, {
    action: 'catalogue.describe-pictures',
    subject: `news:${newsId}`,
    details: Object.fromEntries(anew.map(({ id }) => [id, before.get(id) ?? ''])),
  });
}
