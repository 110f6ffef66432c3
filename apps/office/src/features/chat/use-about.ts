import { queryFor } from '@novosel/client/query-for.ts';
import type { DeskTopic } from '@novosel/contract/chat/schema.ts';
import { deskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useQuery } from '@tanstack/react-query';

/** The deal beside which one writes, as the topic of what is written. */
export const useAbout = (booking: string | undefined): DeskTopic | undefined => {
  const asked = queryFor(deskDeal, { params: { booking: booking ?? '' } });
  const deal = useQuery({ ...asked, enabled: booking !== undefined }).data?.data.deal;
  return booking && deal ? { booking, number: deal.number, act: deal.turn.act } : undefined;
};
