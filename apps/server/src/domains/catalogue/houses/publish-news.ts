import type { publishNews as publishEndpoint } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { fileMegabytesAtMost } from '@novosel/contract/documents/limits.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { FilePart } from '../../../platform/http/fields/read-part.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { inspectPicture } from '../../documents/public.ts';
import { siteNewsPublished } from '../catalogue.events.ts';
import {
  attachPicture,
  insertNews,
  insertPicture,
  markNewsWithdrawn,
  placeExists,
} from './site-news.repo.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'storage' | 'inspector' | 'config'>;

/**
 * Stores a picture until it is published with news.
 * @throws AppError UPLOAD_TOO_LARGE, UPLOAD_TYPE, UPLOAD_CONTENT, UPLOAD_PIXELS, UPLOAD_SWELLS, UPLOAD_NAME,
 * UNAVAILABLE
 */
export async function keepPicture(
  deps: Deps,
  act: StaffAct,
  { fileName, givenName, bytes, truncated }: FilePart,
): Promise<{ id: string; width: number; height: number }> {
  if (truncated)
    throw new AppError('UPLOAD_TOO_LARGE', { params: { file: fileName, megabytes: fileMegabytesAtMost } });
  const { db, clock, storage } = deps;
  const { bytes: kept, ...picture } = await inspectPicture(deps, givenName, bytes);
  const createdAt = clock.now();
  const id = uuidv7(createdAt);
  const storageKey = `site/${id}`;
  await storage.put(storageKey, kept);
  await insertPicture(db, {
    id,
    newsId: null,
    place: 0,
    storageKey,
    alt: '',
    ...picture,
    staffId: act.actor.id,
    createdAt,
  });
  return { id, width: picture.width, height: picture.height };
}

/**
 * Publishes news of the building site and notifies people who follow it.
 * @throws AppError NOT_FOUND for an unknown place or picture
 */
export async function publishNews(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  act: StaffAct,
  { complex, building, pictures, ...words }: BodyOf<typeof publishEndpoint>,
): Promise<string> {
  if (!(await placeExists(tx, complex, building))) throw new AppError('NOT_FOUND');
  const createdAt = clock.now();
  const id = uuidv7(createdAt);
  const { id: staffId } = act.actor;
  await insertNews(tx, {
    id,
    complexId: complex,
    buildingId: building ?? null,
    ...words,
    staffId,
    createdAt,
  });
  for (const [place, picture] of pictures.entries())
    if (!(await attachPicture(tx, { ...picture, newsId: id, place, staffId })))
      throw new AppError('NOT_FOUND');
  await audit(tx, act, { action: 'catalogue.publish-news', subject: `news:${id}` });
  await events.publish(tx, siteNewsPublished, { newsId: id, at: createdAt });
  return id;
}

/** Withdraws news from the pages; the record stays. @throws AppError NOT_FOUND */
export async function withdrawNews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  act: StaffAct,
  id: string,
  reason: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await markNewsWithdrawn(tx, id, at))) throw new AppError('NOT_FOUND');
    await audit(tx, act, {
      action: 'catalogue.withdraw-news',
      subject: `news:${id}`,
      details: { reason },
    });
  });
}
