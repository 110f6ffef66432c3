import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { callLoosely } from '../calls/call.ts';
import type { InputArgs, LooseInput } from '../calls/input.ts';
import { freshness, queryKeyOf } from './query-for.ts';

/** Where the next page begins, from the answer of the page before it; null at the end. */
type Cursor = string | number | null;
type Paged = { readonly data: { readonly next: Cursor } };

/** The endpoints whose answers are paged. */
type PagedEndpoint<E extends AnyEndpoint> = AnswerOf<E> extends Paged ? E : never;

/**
 * TanStack Query options of a paged endpoint, for `useInfiniteQuery`:
 * `useInfiniteQuery(pagesFor(listSiteNews, 'after', { query: { complex } }))`. `cursor` names the query
 * parameter that carries the cursor.
 */
export const pagesFor = <E extends AnyEndpoint>(
  endpoint: PagedEndpoint<E>,
  cursor: 'after' | 'before',
  ...[input]: InputArgs<E, unknown>
) => {
  const asked = input as LooseInput | undefined;
  return infiniteQueryOptions<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>>, QueryKey, Cursor>({
    queryKey: [...queryKeyOf(endpoint, asked), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callLoosely(endpoint, {
        ...asked,
        query: { ...asked?.query, ...(pageParam !== null && { [cursor]: pageParam }) },
        signal,
      }) as Promise<AnswerOf<E>>,
    initialPageParam: null,
    getNextPageParam: (page) => (page as Paged).data.next,
    ...freshness(endpoint),
  });
};
