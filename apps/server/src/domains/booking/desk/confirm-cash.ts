import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { takeCash } from '../../payments/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/** Record of money that the cash desk took or returned. */
export interface CashReceipt {
  readonly bookingId: string;
  readonly receipt: string;
  readonly kopecks: number;
}

/**
 * Records that the cash desk has received the fee.
 * @throws AppError VALIDATION for another sum than the fee; HOLD_EXPIRED, TERM_OVER, STEP_WRONG, NOT_FOUND
 */
export function confirmCash(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { bookingId, receipt, kopecks }: CashReceipt,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const move = allowedMove(booking, 'confirm-cash', factsOf(booking, at));
    await takeCash(tx, { bookingId, receipt, kopecks, at });
    const until = bookedUntil(booking.startedAt, booking.term.days);
    await moveBooking(deps, tx, { ...act, at }, booking, move, { bookedUntil: until });
    await auditStaff(tx, act, bookingId, 'booking.confirm-cash', { kopecks });
  });
}
