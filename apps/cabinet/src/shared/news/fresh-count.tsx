import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useQuery } from '@tanstack/react-query';

/** How many notifications are new; nothing while that is not known or there are none. */
export const FreshCount = () => {
  const { data } = useQuery(queryFor(listNotifications));
  const fresh = data?.data.filter(({ isNew }) => isNew).length ?? 0;
  return fresh > 0 ? <Counter value={fresh} /> : null;
};
