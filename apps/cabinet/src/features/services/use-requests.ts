import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listServices } from '@novosel/contract/services/endpoints.ts';
import type { ServiceItem } from '@novosel/contract/services/schema.ts';
import { useQuery } from '@tanstack/react-query';

/** The person's requests, the newest first. */
export const useRequests = () => {
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(queryFor(listServices));
  const items: readonly ServiceItem[] | undefined = data?.data;
  return { items, error, isPending, isError, isFetching, refetch };
};
