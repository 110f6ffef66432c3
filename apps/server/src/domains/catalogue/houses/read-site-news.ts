import type {
  listSiteNews as listEndpoint,
  SiteNews,
} from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import { day, uuid } from '@novosel/contract/wire/schema.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findPictures, findShownPicture, findSiteNews } from './site-news.repo.ts';

const pageSize = 10;

/** The last item of the previous page; an invalid cursor starts from the beginning. */
function readCursor(after = ''): { day: string; id: string } | undefined {
  const [shownDay, shownId] = after.split('_');
  const place = { day: day.safeParse(shownDay), id: uuid.safeParse(shownId) };
  return place.day.success && place.id.success ? { day: place.day.data, id: place.id.data } : undefined;
}

/** News of the building site, the latest first, page by page. */
export async function listSiteNews(
  db: Executor,
  { complex, building, after }: QueryOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const found = await findSiteNews(db, { complex, building }, readCursor(after), pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: await withPictures(db, page),
    next: found.length > pageSize && last ? `${last.happenedOn}_${last.id}` : null,
  };
}

/** News with their pictures, in order. */
export async function withPictures<News extends { readonly id: string }>(
  db: Executor,
  page: readonly News[],
): Promise<(News & Pick<SiteNews, 'pictures'>)[]> {
  const ids = page.map(({ id }) => id);
  const found = ids.length > 0 ? await findPictures(db, ids) : [];
  return page.map((news) => ({
    ...news,
    pictures: found
      .filter(({ newsId }) => newsId === news.id)
      .map(({ id, width, height, alt }) => ({ id, width, height, alt })),
  }));
}

/**
 * The bytes of a picture: for buyers only of published news, for the desk of any.
 * @throws AppError NOT_FOUND
 */
export async function readPicture(
  { storage }: Pick<Context, 'storage'>,
  db: Executor,
  id: string,
  find: typeof findShownPicture = findShownPicture,
): Promise<{ bytes: Uint8Array; mime: string }> {
  const found = await find(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return { bytes: await storage.get(found.storageKey), mime: found.mime };
}
