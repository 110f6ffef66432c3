import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { refundDeposit, tellDeposit } from '../../payments/public.ts';
import { closeEdition } from '../agreement/editions.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { feeFacts } from '../payment/fee-facts.ts';
import { waitForAnswer } from '../payment/is-under-way.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';

export interface GivenUp {
  readonly estateId: number;
  readonly reason?: string | undefined;
  /** The refund that was shown to the person. */
  readonly refundKopecks: number;
}

/**
 * The buyer cancels a booking. While its term runs, the fee is refunded in full (agreement, «Возврат платы»);
 * later the service is rendered and nothing is refunded. Money of a payment that waited for him is refunded
 * when it comes.
 * @throws AppError REFUND_CHANGED, PAYMENT_IN_PROGRESS, CONTRACT_SIGNED, STEP_WRONG, NOT_FOUND
 */
export function cancelBooking(
  deps: Pick<BookingDeps, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
  db: Executor,
  act: BuyerAct,
  { estateId, reason, refundKopecks }: GivenUp,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, act.actor.id, estateId);
    waitForAnswer(booking);
    const at = deps.clock.now();
    const { fee, kopecks } = await feeFacts(tx, booking.id);
    const move = allowedMove(booking, 'cancel', factsOf(booking, at, fee));
    await deps.dealGuard.refuseSigned(tx, booking.id);
    const comesBack = move.to === 'refunding' ? kopecks : 0;
    if (comesBack !== refundKopecks) throw new AppError('REFUND_CHANGED');
    if (move.to === 'refunding') await refundDeposit(deps, tx, booking.id, 'canceled-by-buyer', at);
    else if (!fee.feePaid) await tellDeposit(tx, booking.id, 'canceled', at);
    await closeEdition(tx, booking.id, 'kept', at);
    const why = reason?.trim() || undefined;
    const told = { ...move, reason: why, paidInCash: fee.paidInCash };
    await moveBooking(deps, tx, { ...act, at }, booking, told);
  });
}
