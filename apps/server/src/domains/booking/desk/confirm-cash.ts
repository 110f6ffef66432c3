import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { takeCash } from '../../payments/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { auditStaff, lockForStaff, type StaffAct } from './staff-act.ts';

/**
 * The cash desk has taken the fee.
 * @throws AppError VALIDATION for another sum than the fee; HOLD_EXPIRED, TERM_OVER, STEP_WRONG, NOT_FOUND
 */
export function confirmCash(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct & { readonly receipt: string; readonly kopecks: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, act);
    const at = deps.clock.now();
    const move = allowedMove(booking, 'confirm-cash', factsOf(booking, at));
    const { receipt, kopecks } = act;
    await takeCash(tx, { bookingId: booking.id, receipt, kopecks, at });
    const until = bookedUntil(booking.startedAt, booking.term.days);
    await moveBooking(
      deps,
      tx,
      booking,
      move,
      { actor: 'staff', actorId: act.staffId, at },
      { bookedUntil: until },
    );
    await auditStaff(tx, act, 'booking.confirm-cash', { kopecks }, at);
  });
}
