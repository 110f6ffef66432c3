import type { Tx } from '../../../platform/database/db.ts';
import { releaseEstate } from '../../catalogue/public.ts';
import type { BookingNews } from '../booking.events.ts';
import { updateBooking } from '../booking.repo.ts';

/**
 * Ends a booking that has succeeded: in the same transaction the caller opens its deal, which claims the
 * estate. After that only its fee and its agreement change.
 */
export async function endAsDeal(tx: Tx, { bookingId, estateId, at }: BookingNews): Promise<void> {
  await updateBooking(tx, bookingId, { endedAt: at });
  await releaseEstate(tx, estateId, { bookingId }, at);
}
