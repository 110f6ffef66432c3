import type { listDeskNews as listEndpoint } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { namesOfStaff } from '../names-of-staff.ts';
import { withPictures } from './read-site-news.ts';
import { findDeskNews } from './site-news.repo.ts';

const pageSize = 20;

/** All news of the building site, published and withdrawn, page by page. */
export async function listDeskNews(
  db: Executor,
  before: string | undefined,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const found = await findDeskNews(db, before, pageSize + 1);
  const page = found.slice(0, pageSize);
  const nameOf = await namesOfStaff(db, page);
  const items = await withPictures(db, page);
  return {
    items: items.map(({ staffId, createdAt, withdrawnAt, ...news }) => ({
      ...news,
      staff: nameOf(staffId),
      createdAt: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
