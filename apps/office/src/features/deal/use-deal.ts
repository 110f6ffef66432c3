import { queryFor } from '@novosel/client/query-for.ts';
import { deskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../words/use-server-now.ts';

/** Everything known of one deal, and the server's clock to count its terms by. */
export function useDeal(booking: string) {
  const query = useQuery(queryFor(deskDeal, { params: { booking } }));
  const view = query.data?.data;
  const now = useServerNow(view?.deal.now, query.dataUpdatedAt);
  return { ...query, view, now };
}
