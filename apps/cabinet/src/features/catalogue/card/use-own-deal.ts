import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealSummary, listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { keeps } from '../../../shared/estate/use-booked.ts';

/** The reader's own booking or deal of an estate; fetched only when he is known to have one. */
export const useOwnDeal = (estateId: number, enabled: boolean): DealSummary | undefined => {
  const find = ({ data: { items } }: AnswerOf<typeof listDeals>) =>
    items.find((deal) => keeps(deal) && deal.estate.id === estateId);
  return useQuery({ ...queryFor(listDeals), enabled, select: find }).data;
};
