import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';

/** Extends a booking that has succeeded by the days that other parties have delayed it. */
export async function extendTerm(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  { booking, until, at }: { readonly booking: BookingRow; readonly until: Date; readonly at: Date },
): Promise<void> {
  const move = allowedMove(booking, 'extend', factsOf(booking, at, { reasonGiven: true }));
  await moveBooking(deps, tx, { at, actor: { kind: 'clock' } }, booking, move, { bookedUntil: until });
}
