import type { ReturnWay } from '@novosel/contract/payments/refunds.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { returnOtherwise as giveBack, lockFailedRefund } from '../../payments/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { noteEvent } from '../way/note-event.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

interface OtherReturn {
  readonly bookingId: string;
  readonly payment: string;
  readonly way: ReturnWay;
  /** Number of the payment order or of the cash desk's receipt. */
  readonly receipt: string;
  readonly kopecks: number;
  readonly reason: string;
}

/**
 * Records that we returned money that the acquirer would not: the fee of a dead booking, which is then over,
 * or a second payment, which does not change the booking.
 * @throws AppError VALIDATION for another sum than the refund's; STEP_WRONG for a refund that has not failed;
 * REASON_REQUIRED, NOT_FOUND
 */
export function returnOtherwise(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { bookingId, payment, way, receipt, kopecks, reason }: OtherReturn,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const failed = await lockFailedRefund(tx, booking.id, payment);
    const known = { refundFailed: true, paidTwice: failed.paidTwice, reasonGiven: reason.trim() !== '' };
    const move = allowedMove(booking, 'return-otherwise', factsOf(booking, at, known));
    await giveBack(tx, failed, { way, receipt, kopecks, at });
    const told = { ...move, reason, paidInCash: way === 'cash-desk' };
    if (failed.paidTwice) await noteEvent(deps, tx, { ...act, at }, booking, told);
    else await moveBooking(deps, tx, { ...act, at }, booking, told);
    await auditStaff(tx, act, bookingId, 'booking.return-otherwise', { payment, way, kopecks });
  });
}
