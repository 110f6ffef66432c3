import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bookingOfOrder, orderLine, type PaymentOrder, takeTransfer } from '../../payments/public.ts';
import { findBooking } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf } from '../way/move-booking.ts';
import { noteEvent } from '../way/note-event.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/**
 * Records a promised transfer from the bank statement. Money is never refused: the flow decides what happens
 * to it, as for all money.
 * @throws AppError VALIDATION for another sum than the fee or a future day; ORDER_USED when this order has
 * confirmed another booking; STEP_WRONG when no transfer is awaited, NOT_FOUND
 */
export function confirmTransfer(
  deps: Pick<BookingDeps, 'clock' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct,
  { bookingId, ...line }: PaymentOrder & { readonly bookingId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const { kopecks } = line;
    const order = orderLine(line, at);
    await refuseTakenOrder(tx, booking.id, { order, kopecks });
    const twice = await takeTransfer(deps, tx, { ...act, at }, { bookingId: booking.id, order, kopecks });
    if (twice) {
      const facts = factsOf(booking, at, { paidTwice: true });
      const move = allowedMove(booking, 'confirm-transfer', facts);
      await noteEvent(deps, tx, { ...act, at }, booking, { ...move, paidTwice: true });
    }
    await auditStaff(tx, act, bookingId, 'booking.confirm-transfer', { kopecks });
  });
}

/** A line of the statement pays for only one booking. */
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
