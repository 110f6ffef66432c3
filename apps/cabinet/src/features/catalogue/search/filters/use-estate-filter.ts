import {
  type EstateFilter,
  readFilter,
  usualFilter,
  writeFilter,
} from '@novosel/contract/catalogue/choosing/filter.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../../../shared/navigation/use-search-params.ts';
import { type Complexes, placed } from './filter-options.ts';

/** A part of the filter that a person has just changed. */
export type FilterPart = Partial<EstateFilter>;

/**
 * The filter in the address, and functions that change it. Pass the same `complexes` object in every render.
 */
export const useEstateFilter = (complexes: Complexes) => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => placed(readFilter(params), complexes), [params, complexes]);
  const change = useCallback(
    (part: FilterPart) =>
      setParams((present) => writeFilter({ ...placed(readFilter(present), complexes), ...part }), {
        replace: true,
      }),
    [setParams, complexes],
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
