import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { ListRequests, ReadRequest } from '@novosel/contract/requests/calls.ts';
import { useQuery } from '@tanstack/react-query';

/** The person's requests of one family, the newest first. */
export const useRequests = <Item>({ list }: { list: ListRequests<Item> }) => {
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(queryFor(list));
  const items: readonly Item[] | undefined = data?.data;
  return { items, error, isPending, isError, isFetching, refetch };
};

/** One request; `absent`: the person has no such request. */
export const useRequest = <View>({ read }: { read: ReadRequest<View> }, id: string) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(read, { params: { request: id } }),
    enabled: id !== '',
  });
  const one: View | undefined = data?.data;
  return { one, absent: id === '' || isAbsent(error), error, isFetching, refetch };
};
