import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { tellDeposit } from '../payments/public.ts';
import { isUnderWay } from './begin-payment.ts';
import type { BookingDeps } from './booking-deps.ts';
import { lockOwnBooking } from './lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from './move-booking.ts';

export interface GivenUp {
  readonly userId: number;
  readonly estateId: number;
  readonly reason?: string | undefined;
}

/** The buyer gives up a booking that is not paid. @throws AppError PAYMENT_IN_PROGRESS, STEP_WRONG, NOT_FOUND */
export function cancelBooking(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  { userId, estateId, reason }: GivenUp,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, userId, estateId);
    if (isUnderWay(booking)) throw new AppError('PAYMENT_IN_PROGRESS');
    const at = deps.clock.now();
    const move = allowedMove(booking, 'cancel', factsOf(booking, at));
    await tellDeposit(tx, booking.id, 'canceled', at);
    const why = reason?.trim() || undefined;
    await moveBooking(deps, tx, booking, move, { actor: 'buyer', actorId: userId, reason: why, at });
  });
}
