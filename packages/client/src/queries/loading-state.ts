import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './query-for.ts';

/** S4.7-13: null before the first request, false while it is pending, true when the answer is there. */
export type Loaded = null | false | true;

/** The loading state of an endpoint without parameters. */
export const loadingState = (queries: QueryClient, endpoint: AnyEndpoint): Loaded => {
  const state = queries.getQueryState(queryKeyOf(endpoint));
  if (state?.data !== undefined) return true;
  return state?.fetchStatus === 'fetching' ? false : null;
};
