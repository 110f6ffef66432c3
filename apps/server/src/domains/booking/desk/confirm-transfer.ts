import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bookingOfOrder, orderLine, type PaymentOrder, takeTransfer } from '../../payments/public.ts';
import { findBooking } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf } from '../way/move-booking.ts';
import { noteEvent } from '../way/note-event.ts';
import { auditStaff, lockForStaff, type StaffAct } from './staff-act.ts';

/**
 * A promised transfer stands on the bank's statement. Money is never refused: what becomes of it says the
 * flow, as with every money that comes.
 * @throws AppError VALIDATION for another sum than the fee or a day to come; ORDER_USED when another booking
 *   was confirmed by this order; STEP_WRONG when no transfer is awaited, NOT_FOUND
 */
export function confirmTransfer(
  deps: Pick<BookingDeps, 'clock' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct & PaymentOrder,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, act);
    const at = deps.clock.now();
    const { kopecks, staffId } = act;
    const order = orderLine(act, at);
    await refuseTakenOrder(tx, booking.id, { order, kopecks });
    const twice = await takeTransfer(deps, tx, { bookingId: booking.id, order, kopecks, staffId, at });
    if (twice) {
      const facts = factsOf(booking, at, { paidTwice: true });
      const move = allowedMove(booking, 'confirm-transfer', facts);
      await noteEvent(deps, tx, booking, move, { actor: 'staff', actorId: staffId, paidTwice: true, at });
    }
    await auditStaff(tx, act, 'booking.confirm-transfer', { kopecks }, at);
  });
}

/** One line of the statement pays one booking. */
async function refuseTakenOrder(
  tx: Tx,
  bookingId: string,
  line: { readonly order: string; readonly kopecks: number },
): Promise<void> {
  const former = await bookingOfOrder(tx, line);
  if (former === undefined || former === bookingId) return;
  const first = await findBooking(tx, former);
  throw new AppError('ORDER_USED', { params: { number: first?.number ?? '' } });
}
