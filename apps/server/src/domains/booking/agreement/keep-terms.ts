import type { BuyerAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { feeFacts } from '../payment/fee-facts.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { closeEdition } from './editions.repo.ts';

/** The buyer keeps the signed terms. @throws AppError HOLD_EXPIRED, STEP_WRONG, NOT_FOUND */
export function keepTerms(
  deps: Pick<BookingDeps, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  estateId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, act.actor.id, estateId);
    const at = deps.clock.now();
    const { fee } = await feeFacts(tx, booking.id);
    const move = allowedMove(booking, 'keep-terms', factsOf(booking, at, fee));
    await closeEdition(tx, booking.id, 'kept', at);
    await moveBooking(deps, tx, { ...act, at }, booking, move);
  });
}
