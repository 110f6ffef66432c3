import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { callLoosely } from '../calls/call.ts';
import type { InputArgs, InputOf, LooseInput } from '../calls/input.ts';
import { readList } from './list-answers.ts';

const second = 1000;
const minute = 60 * second;

/** Whether a query asks about one deal, by the path of its endpoint: each stage has calls of its own. */
export const isOfDeal = (path: unknown): boolean => String(path).startsWith('/api/deals/');

/**
 * For how many ms an answer is fresh, by the first word of the endpoint's name. News by the socket ends it
 * sooner.
 */
const freshFor = lookup<number>({
  booking: 3 * second,
  deals: 3 * second,
  delegates: 3 * second,
  desk: 3 * second,
  catalogue: minute,
  managers: 10 * minute,
  users: 5 * minute,
});

const staleTime = ({ name, path }: AnyEndpoint): number => {
  if (name === 'users.oauth') return Number.POSITIVE_INFINITY;
  const area = isOfDeal(path) ? 'deals' : (name.split('.')[0] ?? '');
  return freshFor.get(area) ?? 30 * second;
};

/** Freshness of an answer in ms, and the traits by which news finds it in the cache. */
export const freshness = (endpoint: AnyEndpoint) => ({
  staleTime: staleTime(endpoint),
  meta: { path: endpoint.path, staleBy: endpoint.staleBy },
});

/** Key of an answer in the cache: the endpoint's name, then its input. */
export const queryKeyOf = (endpoint: AnyEndpoint, input?: LooseInput): QueryKey =>
  input?.params || input?.query ? [endpoint.name, input.params ?? {}, input.query ?? {}] : [endpoint.name];

/**
 * TanStack Query options of a GET endpoint, for `useQuery`, `prefetchQuery`, `setQueryData`:
 * `useQuery(queryFor(getDeal, { params: { estate } }))`.
 */
export const queryFor = <E extends AnyEndpoint>(endpoint: E, ...[input]: InputArgs<E, unknown>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: queryKeyOf(endpoint, input as LooseInput | undefined),
    queryFn: async ({ signal }) =>
      readList(
        endpoint,
        await callLoosely(endpoint, { ...(input as LooseInput | undefined), signal }),
      ) as AnswerOf<E>,
    ...freshness(endpoint),
  });

/** All queries of one endpoint, or only those with these params: for `invalidateQueries`. */
export const queriesOf = <E extends AnyEndpoint>(endpoint: E, input?: Partial<InputOf<E>>) => ({
  queryKey: input?.params ? [endpoint.name, input.params] : [endpoint.name],
});
