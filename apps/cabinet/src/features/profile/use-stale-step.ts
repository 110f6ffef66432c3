import { queriesOf } from '@novosel/client/queries/query-for.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isWrongStep } from '../../shared/navigation/wrong-step.ts';

/** Refetches the page's data when an act is refused because another tab has moved it to another step. */
export const useStaleStep = (shown: AnyEndpoint) => {
  const queries = useQueryClient();
  return async (error: unknown): Promise<void> => {
    if (isWrongStep(error)) await queries.invalidateQueries(queriesOf(shown));
  };
};
