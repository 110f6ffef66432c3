import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockPassport } from '../../users/public.ts';
import { renewAgreements } from '../agreement/renew-agreements.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { expireBooking, sweepBookings } from './expire-booking.ts';

const sweepSeconds = 10;

/** Jobs that end holds. */
export async function workBooking(deps: BookingDeps): Promise<void> {
  const { jobs } = deps;
  await jobs.work<{ bookingId: string }>('booking.expire', ({ bookingId }) => expireBooking(deps, bookingId));
  await jobs.work<{ userId: number }>('booking.renew-agreements', ({ userId }) => {
    const at = deps.clock.now();
    return inTransaction(deps.db, async (tx) => {
      await lockPassport(tx, userId);
      await renewAgreements(deps, tx, { userId, at });
    });
  });
  await jobs.every('booking.sweep', sweepSeconds, () => sweepBookings(deps));
}
