import { tookCash, tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { returnCash as giveBack, paymentViews } from '../../payments/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import type { CashReceipt } from './confirm-cash.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/**
 * Records that the fee of a dead booking was returned the way it came: at the cash desk or by a transfer.
 * @throws AppError VALIDATION for another sum than the refund's; STEP_WRONG, NOT_FOUND
 */
export function returnCash(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { bookingId, receipt, kopecks }: CashReceipt,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const payment = (await paymentViews(tx, [booking.id])).get(booking.id);
    const facts = factsOf(booking, at, { paidInCash: tookPastAcquirer(payment) });
    const move = allowedMove(booking, 'return-cash', facts);
    await giveBack(tx, { bookingId, receipt, kopecks, at });
    const told = { ...move, paidInCash: tookCash(payment) };
    await moveBooking(deps, tx, { ...act, at }, booking, told);
    await auditStaff(tx, act, bookingId, 'booking.return-cash', { kopecks });
  });
}
