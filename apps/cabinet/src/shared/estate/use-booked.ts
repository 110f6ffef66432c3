import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { type DealSummary, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';

/** A booking whose money is on its way back keeps its estate no longer; with the keys it is his for good. */
export const keeps = ({ own, open, state, turn }: DealSummary): boolean =>
  own && ((open && state !== 'refunding') || turn.act === completedAct);

const bookedIn = ({ data }: AnswerOf<typeof listDeals>): number[] =>
  data.items.filter(keeps).map(({ estate }) => estate.id);

const none: number[] = [];

/** Which of some estates the reader himself has booked; asked for only when one of them cannot be had. */
export const useBooked = (estates: readonly Pick<Estate, 'available'>[]): readonly number[] => {
  const enabled = isSignedIn() && estates.some(({ available }) => !available);
  const { data } = useQuery({ ...queryFor(listDeals), enabled, select: bookedIn });
  return data ?? none;
};
