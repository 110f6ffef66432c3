import { queriesOf } from '@novosel/client/queries/query-for.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isWrongStep } from '../../shared/navigation/wrong-step.ts';

/**
 * An act is refused because the matter stands at another step, as another tab has left it: what the page
 * shows is asked again.
 */
export const useStaleStep = (shown: AnyEndpoint) => {
  const queries = useQueryClient();
  return async (error: unknown): Promise<void> => {
    if (isWrongStep(error)) await queries.invalidateQueries(queriesOf(shown));
  };
};
