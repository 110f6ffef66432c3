import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type EstateFilter, filterQuery } from '@novosel/contract/catalogue/choosing/filter.ts';
import { countEstates } from '@novosel/contract/catalogue/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/**
 * How many estates a filter and each option of it would give; the former numbers stay until the new ones
 * come.
 */
export const useEstateCount = (filter: EstateFilter) => {
  // The order does not change the numbers, so it is not sent.
  const { sort: _sort, ...query } = filterQuery(filter);
  const { data } = useQuery({ ...queryFor(countEstates, { query }), placeholderData: keepPreviousData });
  return data?.data;
};
