import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { readService } from '@novosel/contract/services/endpoints.ts';
import type { ServiceView } from '@novosel/contract/services/schema.ts';
import { useQuery } from '@tanstack/react-query';

/** One request; `absent`: the person has no such. */
export const useRequest = (id: string) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(readService, { params: { request: id } }),
    enabled: id !== '',
  });
  const one: ServiceView | undefined = data?.data;
  return { one, absent: id === '' || isAbsent(error), error, isFetching, refetch };
};
