import { decideBooking } from '@novosel/contract/booking/rules.ts';
import { after } from '../../platform/clock.ts';
import { refreshPaymentOf, tellDeposit } from '../payments/public.ts';
import { isUnderWay } from './begin-payment.ts';
import { findBooking, overdueHolds } from './booking.repo.ts';
import type { BookingDeps } from './booking-deps.ts';
import { lockBooking } from './lock-booking.ts';
import { factsOf, moveBooking } from './move-booking.ts';

type Deps = Pick<BookingDeps, 'acquirer' | 'clock' | 'db' | 'events' | 'jobs'>;

/**
 * Ends a hold whose time is over; does nothing to one that was paid or extended meanwhile. Payment and expiry meet at
 * the lock of the row: whoever is second sees what the first has done (promise 34).
 */
export async function expireBooking(deps: Deps, bookingId: string): Promise<void> {
  const seen = await findBooking(deps.db, bookingId);
  if (!seen?.live || seen.holdUntil > deps.clock.now()) return;
  /** The money may be there already: one question spares the buyer a flat lost and found again. */
  if (isUnderWay(seen)) await refreshPaymentOf(deps, bookingId);
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const at = deps.clock.now();
    const decision = booking && decideBooking(booking.state, 'expire', factsOf(booking, at));
    if (!booking || !decision?.allowed) return;
    await tellDeposit(tx, bookingId, 'expired', at);
    await moveBooking(deps, tx, booking, decision.move, { actor: 'clock', at });
  });
}

const lostSeconds = 2;
const atOnce = 100;

/** Ends holds whose own job was lost. */
export async function sweepBookings(deps: Deps): Promise<void> {
  const before = after(deps.clock.now(), -lostSeconds);
  for (const id of await overdueHolds(deps.db, before, atOnce)) await expireBooking(deps, id);
}
