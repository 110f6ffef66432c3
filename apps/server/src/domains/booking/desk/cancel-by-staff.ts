import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { refundDeposit, tellDeposit } from '../../payments/public.ts';
import { closeEdition } from '../agreement/editions.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { feeFacts } from '../payment/fee-facts.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/**
 * Cancels a booking with a reason that the buyer reads; a paid fee is refunded, a payment in progress is
 * refunded when it comes.
 * @throws AppError STEP_WRONG, REASON_REQUIRED, CONTRACT_SIGNED, NOT_FOUND
 */
export function cancelByStaff(
  deps: Pick<BookingDeps, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct,
  { bookingId, reason }: { readonly bookingId: string; readonly reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const { fee } = await feeFacts(tx, booking.id);
    const facts = factsOf(booking, at, { reasonGiven: reason.trim() !== '', ...fee });
    const move = allowedMove(booking, 'cancel-by-staff', facts);
    await deps.dealGuard.refuseSigned(tx, booking.id);
    if (move.to === 'refunding') await refundDeposit(deps, tx, booking.id, 'canceled-by-staff', at);
    else await tellDeposit(tx, booking.id, 'canceled', at);
    await closeEdition(tx, booking.id, 'kept', at);
    const told = { ...move, reason, paidInCash: fee.paidInCash };
    await moveBooking(deps, tx, { ...act, at }, booking, told);
    await auditStaff(tx, act, bookingId, 'booking.cancel-by-staff', {});
  });
}
