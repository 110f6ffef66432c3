import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export const isWrongStep = (error: Error | null): boolean =>
  error instanceof RefusalError && error.code === 'STEP_WRONG';

/**
 * Refetches what the page shows when an act was refused because somebody else has moved the case to another
 * step.
 */
export const useStaleStep = (error: Error | null, ...shown: readonly AnyEndpoint[]): boolean => {
  const queries = useQueryClient();
  const stale = isWrongStep(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a refusal; the list is made anew.
  useEffect(() => {
    if (stale) for (const one of shown) void queries.invalidateQueries(queriesOf(one));
  }, [error, queries]);
  return stale;
};
