import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './query-for.ts';

/** S4.7-13: null before anybody has asked, false while it is on its way, true when it is there. */
export type Loaded = null | false | true;

/** How far the answer of an endpoint without parameters is. */
export const loadedState = (queries: QueryClient, endpoint: AnyEndpoint): Loaded => {
  const state = queries.getQueryState(queryKeyOf(endpoint));
  if (state?.data !== undefined) return true;
  return state?.fetchStatus === 'fetching' ? false : null;
};
