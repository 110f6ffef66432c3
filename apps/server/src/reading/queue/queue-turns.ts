import { bookingStates } from '@novosel/contract/booking/rules.ts';
import { dealPlace, dealPlaces, type Turn } from '@novosel/contract/deals/places.ts';
import { turnOf, turnOfRefund } from '../../domains/deals/public.ts';

/** The turn of each position by the deal's own rule, so that the queue sorts and counts as the cards do. */
export interface QueueTurns {
  readonly byPlace: ReadonlyMap<string, Turn>;
  readonly byState: ReadonlyMap<string, Turn>;
  /** For a payment that waits for the person at the acquirer. */
  readonly awaited: Turn;
  /** For money that the cash desk has to refund. */
  readonly cashReturn: Turn;
  /** For money that the acquirer refuses to refund. */
  readonly failedRefund: Turn;
}

const anyDay = new Date(0);
const position = {
  estateId: 1,
  startedAt: anyDay,
  holdUntil: anyDay,
  updatedAt: anyDay,
  awaitsBuyer: false,
  paidInCash: false,
  failedRefund: undefined,
  deal: undefined,
};

export const queueTurns: QueueTurns = {
  byPlace: new Map(dealPlaces.map((place) => [place, dealPlace(place).turn])),
  byState: new Map(bookingStates.map((state) => [state, turnOf({ ...position, state }).turn])),
  awaited: turnOf({ ...position, state: 'paying', awaitsBuyer: true }).turn,
  cashReturn: turnOf({ ...position, state: 'refunding', paidInCash: true }).turn,
  failedRefund: turnOfRefund(1, { since: anyDay, dueAt: anyDay }).turn,
};
