import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockFailedRefund, requeueRefund } from '../../payments/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf } from '../way/move-booking.ts';
import { noteEvent } from '../way/note-event.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/**
 * Requests a failed refund from the acquirer again, of the fee or of a second payment.
 * @throws AppError STEP_WRONG for a refund that has not failed; NOT_FOUND
 */
export function askRefundAgain(
  deps: Pick<BookingDeps, 'clock' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct,
  { bookingId, payment }: { readonly bookingId: string; readonly payment: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const failed = await lockFailedRefund(tx, booking.id, payment);
    const facts = factsOf(booking, at, { refundFailed: true, paidTwice: failed.paidTwice });
    const move = allowedMove(booking, 'ask-refund-again', facts);
    await requeueRefund(deps, tx, failed, at);
    await noteEvent(deps, tx, { ...act, at }, booking, move);
    await auditStaff(tx, act, bookingId, 'booking.ask-refund-again', { payment });
  });
}
