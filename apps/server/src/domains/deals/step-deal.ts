import { type DealEvent, movesFrom } from '@novosel/contract/deals/rules.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type BookingRow, extendTerm, lockBooking } from '../booking/public.ts';
import { carryOut, type MovedBy, timeToGive } from './carry-out.ts';
import { bookingOfDeal, type DealRow, lockDealOf, updateDeal } from './deals.repo.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

export interface LockedDeal {
  readonly deal: DealRow;
  readonly booking: BookingRow;
}

/**
 * An open deal and the booking that it came from, the caller's until the transaction ends; undefined when
 * the deal is closed. The booking is locked first, as by whatever ends one.
 * @throws AppError NOT_FOUND
 */
export async function lockDeal(tx: Tx, dealId: string): Promise<LockedDeal | undefined> {
  const bookingId = await bookingOfDeal(tx, dealId);
  const booking = bookingId && (await lockBooking(tx, bookingId));
  if (!booking) throw new AppError('NOT_FOUND');
  const deal = await lockDealOf(tx, booking.id);
  return deal && { deal, booking };
}

interface Step {
  readonly dealId: string;
  readonly event: DealEvent;
  readonly by: MovedBy;
  /** By when the next act is promised; without it, as usual at that place. */
  readonly dueAt?: Date;
  /** Where the buyer is awaited in person at the new place. */
  readonly visit?: Visit;
  /** The booking is not extended: the buyer himself has taken these days. */
  readonly keepsTerm?: boolean;
}

/**
 * What one of the parties has done by itself moves the deal by the same table as the desk's record of it.
 * @returns false when the table has no such way from where the deal stands
 */
export async function stepDeal(
  deps: Deps,
  tx: Tx,
  { dealId, event, by, dueAt, visit, keepsTerm }: Step,
): Promise<boolean> {
  const locked = await lockDeal(tx, dealId);
  const move = locked && movesFrom(locked.deal.place).find((row) => row.event === event);
  if (!move) return false;
  const { deal, booking } = locked;
  const at = deps.clock.now();
  const until = keepsTerm ? undefined : timeToGive(booking, move, at);
  if (until) await extendTerm(deps, tx, { booking, until, at });
  const bookedUntil = until ?? booking.bookedUntil;
  await carryOut(deps, tx, { deal, move, bookedUntil, visit, by, at, promisedAt: dueAt });
  return true;
}

/** The place of a deal stays, and its act is promised by another moment. */
export const moveTerm = (tx: Tx, dealId: string, dueAt: Date): Promise<void> =>
  updateDeal(tx, dealId, { dueAt });
