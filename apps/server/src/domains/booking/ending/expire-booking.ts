import { decideBooking } from '@novosel/contract/booking/rules.ts';
import { after } from '../../../platform/clock.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { refreshPaymentOf, tellDeposit } from '../../payments/public.ts';
import { closeEdition } from '../agreement/editions.repo.ts';
import { findBooking, overdueHolds } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { feeFacts } from '../payment/fee-facts.ts';
import { isUnderWay } from '../payment/is-under-way.ts';
import { lockBooking } from '../way/lock-booking.ts';
import { factsOf, moveBooking } from '../way/move-booking.ts';

type Deps = Pick<BookingDeps, 'acquirer' | 'clock' | 'db' | 'dealGuard' | 'events' | 'jobs' | 'log'>;

/**
 * Ends an expired hold or an expired booking that has succeeded; does nothing if it was paid or extended
 * meanwhile, or if its deal has moved on. Payment and expiry lock the row, so the second one sees the result
 * of the first (promise 34).
 */
export async function expireBooking(deps: Deps, bookingId: string): Promise<void> {
  const seen = await findBooking(deps.db, bookingId);
  if (!seen || (seen.bookedUntil ?? seen.holdUntil) > deps.clock.now()) return;
  /**
   * Asks the acquirer first: the payment may have succeeded, and the buyer must not lose the estate for a
   * moment.
   */
  if (isUnderWay(seen)) await refreshPaymentOf(deps, bookingId);
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const at = deps.clock.now();
    const { fee } = await feeFacts(tx, bookingId);
    const facts = booking && factsOf(booking, at, fee);
    const decision = facts && decideBooking(booking.state, 'expire', facts);
    if (!booking || !decision?.allowed) return;
    if (!(await deps.dealGuard.endsByTerm(tx, bookingId))) return;
    await closeEdition(tx, bookingId, 'kept', at);
    await tellDeposit(tx, bookingId, 'expired', at);
    await moveBooking(deps, tx, { at, actor: { kind: 'clock' } }, booking, decision.move);
  });
}

const lostSeconds = 2;
const atOnce = 100;

/** Ends holds whose own job was lost. */
export async function sweepBookings(deps: Deps): Promise<void> {
  const before = after(deps.clock.now(), -lostSeconds);
  const overdue = await overdueHolds(deps.db, before, atOnce);
  await eachAlone(deps.log, 'a hold could not be ended', overdue, (id) => expireBooking(deps, id));
}
