import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { type DealSummary, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether a booking or deal keeps its estate: not while its money is on the way back, but for ever with the
 * keys.
 */
export const keeps = ({ own, open, state, turn }: DealSummary): boolean =>
  own && ((open && state !== 'refunding') || turn.act === completedAct);

const bookedIn = ({ data }: AnswerOf<typeof listDeals>): number[] =>
  data.items.filter(keeps).map(({ estate }) => estate.id);

const none: number[] = [];

/** Which of the estates the reader himself has booked; fetched only when one of them is not available. */
export const useBooked = (estates: readonly Pick<Estate, 'available'>[]): readonly number[] => {
  const enabled = isSignedIn() && estates.some(({ available }) => !available);
  const { data } = useQuery({ ...queryFor(listDeals), enabled, select: bookedIn });
  return data ?? none;
};
