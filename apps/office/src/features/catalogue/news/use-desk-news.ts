import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { listDeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

/** All news of the building site, what was published last first, page after page. */
export function useDeskNews() {
  const query = useInfiniteQuery(pagesFor(listDeskNews, 'before'));
  return { ...query, items: query.data?.pages.flatMap(({ data }) => data.items) };
}
