import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { type DealEvent, movesFrom } from '@novosel/contract/deals/rules.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { extendTerm, lockBooking } from '../booking/public.ts';
import { carryOut, type MovedBy, timeToGive } from './carry-out.ts';
import { lockOpenDeal } from './deals.repo.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/**
 * Where the open deal of a booking stands, its to move until the transaction ends; undefined when there is
 * none.
 */
export async function lockDeal(tx: Tx, bookingId: string): Promise<DealPlace | undefined> {
  const booking = await lockBooking(tx, bookingId);
  const deal = booking?.state === 'success' ? await lockOpenDeal(tx, booking.id) : undefined;
  return deal?.place;
}

interface Step {
  readonly bookingId: string;
  readonly event: DealEvent;
  readonly by: MovedBy;
}

/**
 * What one of the parties has done by itself moves the deal by the same table as the desk's record of it.
 * @returns false when the table has no such way from where the deal stands
 */
export async function stepDeal(deps: Deps, tx: Tx, { bookingId, event, by }: Step): Promise<boolean> {
  const booking = await lockBooking(tx, bookingId);
  const deal = booking?.state === 'success' ? await lockOpenDeal(tx, booking.id) : undefined;
  const move = deal && movesFrom(deal.place).find((row) => row.event === event);
  if (!booking || !deal || !move) return false;
  const at = deps.clock.now();
  const until = timeToGive(booking, move, at);
  if (until) await extendTerm(deps, tx, { booking, until, at });
  await carryOut(deps, tx, { deal, move, bookedUntil: until ?? booking.bookedUntil, by, at });
  return true;
}
