import type { BookingDeps } from './booking-deps.ts';
import { expireBooking, sweepBookings } from './expire-booking.ts';

const sweepSeconds = 10;

/** The clock of the holds. */
export async function workBooking(deps: BookingDeps): Promise<void> {
  const { jobs } = deps;
  await jobs.work<{ bookingId: string }>('booking.expire', ({ bookingId }) => expireBooking(deps, bookingId));
  await jobs.every('booking.sweep', sweepSeconds, () => sweepBookings(deps));
}
