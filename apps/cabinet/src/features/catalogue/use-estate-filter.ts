import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type EstateFilter, readFilter, writeFilter } from './estate-filter.ts';

/** The filter in the address, and the way to change a part of it. */
export const useEstateFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<EstateFilter>) =>
      setParams((present) => writeFilter({ ...readFilter(present), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const clear = useCallback(
    () => setParams(new URLSearchParams(), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { filter, change, clear };
};
