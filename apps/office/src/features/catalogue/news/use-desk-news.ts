import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { listDeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

/** All news of the building site, last published first, page by page. */
export function useDeskNews() {
  const query = useInfiniteQuery(pagesFor(listDeskNews, 'before'));
  return { ...query, items: query.data?.pages.flatMap(({ data }) => data.items) };
}
