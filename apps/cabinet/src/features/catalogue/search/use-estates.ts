import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { type EstateFilter, filterQuery } from '@novosel/contract/catalogue/choosing/filter.ts';
import { searchEstates } from '@novosel/contract/catalogue/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const halfAnHour = 30 * 60_000;

/**
 * The estates of a filter, page after page by keyset; the former list stays while the next one loads. Pages
 * are cached for half an hour, so that a person who comes back from an estate finds his place.
 */
export const useEstates = (filter: EstateFilter) =>
  useInfiniteQuery({
    ...pagesFor(searchEstates, 'after', { query: filterQuery(filter) }),
    placeholderData: keepPreviousData,
    gcTime: halfAnHour,
  });
