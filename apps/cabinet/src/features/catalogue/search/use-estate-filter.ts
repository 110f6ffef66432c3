import {
  type EstateFilter,
  readFilter,
  usualFilter,
  writeFilter,
} from '@novosel/contract/catalogue/filter.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../../routing/use-search-params.ts';

/** A part of the filter that a person has just changed. */
export type FilterPart = Partial<EstateFilter>;

/** The filter in the address, and the ways to change it. */
export const useEstateFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: FilterPart) =>
      setParams((present) => writeFilter({ ...readFilter(present), ...part }), { replace: true }),
    [setParams],
  );
  const clear = useCallback(
    () =>
      setParams(
        (present) => {
          const { form, sort } = readFilter(present);
          return writeFilter({ ...usualFilter, form, sort });
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filter, change, clear };
};
