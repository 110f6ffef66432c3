import { call } from '@novosel/client/call.ts';
import { searchEstates } from '@novosel/contract/catalogue/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type EstateFilter, filterQuery } from './estate-filter.ts';

const minute = 60_000;

/** The estates of a filter, page after page by the keyset; the list before stays while the next is on its way. */
export const useEstates = (filter: EstateFilter) => {
  const query = filterQuery(filter);
  return useInfiniteQuery({
    queryKey: [searchEstates.name, {}, query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(searchEstates, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ data }) => data.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: minute,
  });
};
