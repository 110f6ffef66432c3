import type { Tx } from '../../../platform/database/db.ts';
import { releaseEstate } from '../../catalogue/public.ts';
import type { BookingNews } from '../booking.events.ts';
import { updateBooking } from '../booking.repo.ts';

/**
 * A booking that has succeeded ends: the caller opens its deal in the same transaction, which claims the
 * estate. What still moves after that is its fee and its agreement.
 */
export async function endAsDeal(tx: Tx, { bookingId, estateId, at }: BookingNews): Promise<void> {
  await updateBooking(tx, bookingId, { endedAt: at });
  await releaseEstate(tx, estateId, { bookingId }, at);
}
