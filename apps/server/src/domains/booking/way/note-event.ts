import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { type BookingAct, publishBookingEvents, recordMove, type Told } from './move-booking.ts';

/** Records an event that does not move a locked booking, and publishes it. */
export async function noteEvent(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: BookingAct,
  booking: BookingRow,
  told: Told,
): Promise<void> {
  await recordMove(tx, act, booking, told);
  await publishBookingEvents(events, tx, act, booking, booking, told);
}
