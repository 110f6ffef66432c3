import type { BookingMove } from '@novosel/contract/booking/rules.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { type Act, recordMove, spread } from './move-booking.ts';

/** Records an event that leaves a locked booking where it stands, and tells of it. */
export async function noteEvent(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  booking: BookingRow,
  move: Pick<BookingMove, 'event' | 'to'>,
  act: Act,
): Promise<void> {
  await recordMove(tx, booking, move, act);
  await spread(events, tx, booking, booking, move.event, act);
}
