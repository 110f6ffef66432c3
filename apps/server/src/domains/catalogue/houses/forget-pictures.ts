import type { Context } from '../../../context.ts';
import { after } from '../../../platform/clock.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { deletePicture, findUnusedPictures } from './site-news.repo.ts';

/** A picture without news after this time was abandoned with its page. */
const keptSeconds = 7 * 86_400;
const atOnce = 100;

/** Deletes uploaded pictures that were never published: the row together with its file, or neither. */
export async function forgetPictures({
  db,
  clock,
  storage,
  log,
}: Pick<Context, 'db' | 'clock' | 'storage' | 'log'>): Promise<void> {
  const left = await findUnusedPictures(db, after(clock.now(), -keptSeconds), atOnce);
  await eachAlone(log, 'a picture of nobody could not be removed', left, (id) =>
    db.transaction(async (tx) => {
      const storageKey = await deletePicture(tx, id);
      if (storageKey) await storage.delete(storageKey);
    }),
  );
}
