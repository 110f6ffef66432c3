import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useServerNow } from '../words/use-server-now.ts';

interface Answer {
  readonly data: { readonly now: string };
}

/** The data of a card for `CardPane`, and the server's clock for its times. */
export function useCard<Asked extends Answer>(asked: UseQueryOptions<Asked>) {
  const query = useQuery(asked);
  const view: Asked['data'] | undefined = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  return { now, shown: { query, view } };
}
