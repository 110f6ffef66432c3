import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { searchDeskEstates } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { QueryOf } from '@novosel/contract/wire/endpoint.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** Estates for sale that match the filters, cheapest first, page by page. */
export function useEstateSearch(wanted: QueryOf<typeof searchDeskEstates>) {
  const query = useInfiniteQuery({
    ...pagesFor(searchDeskEstates, 'after', { query: wanted }),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, found: pages?.[0]?.data, items: pages?.flatMap(({ data }) => data.items) };
}
