import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { type BookingAct, recordMove, spread, type Told } from './move-booking.ts';

/** Records an event that leaves a locked booking where it stands, and tells of it. */
export async function noteEvent(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: BookingAct,
  booking: BookingRow,
  told: Told,
): Promise<void> {
  await recordMove(tx, act, booking, told);
  await spread(events, tx, act, booking, booking, told);
}
