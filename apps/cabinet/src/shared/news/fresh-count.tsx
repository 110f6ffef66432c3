import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useQuery } from '@tanstack/react-query';

/** The number of new notifications; hidden while it is unknown or zero. */
export const FreshCount = () => {
  const { data } = useQuery(queryFor(listNotifications));
  const fresh = data?.data.filter(({ isNew }) => isNew).length ?? 0;
  return fresh > 0 ? <Counter value={fresh} /> : null;
};
