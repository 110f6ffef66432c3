import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../shared/words/use-server-now.ts';

/**
 * All data of one deal, and the server's clock for its terms.
 * @param deal its own ID, or that of its booking
 */
export function useDeal(deal: string) {
  const query = useQuery(queryFor(deskDeal, { params: { deal } }));
  const view = query.data?.data;
  const now = useServerNow(view?.deal.now, query.dataUpdatedAt);
  return { ...query, view, now };
}
