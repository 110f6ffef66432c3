import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DeskTopic } from '@novosel/contract/chat/schema.ts';
import { deskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * A deal as the topic of a message.
 * @param id of the deal, or of its booking
 */
export const useAbout = (id: string | undefined): DeskTopic | undefined => {
  const asked = queryFor(deskDeal, { params: { deal: id ?? '' } });
  const deal = useQuery({ ...asked, enabled: id !== undefined }).data?.data.deal;
  return deal && { booking: deal.booking.id, number: deal.number, act: deal.turn.act };
};
