import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { givePassport } from '../../passports/public.ts';
import { lockPassport } from '../../users/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { makeAgreement } from './make-agreement.ts';

type Deps = Pick<BookingDeps, 'events' | 'jobs' | 'storage' | 'typesetter'>;

interface PassportEntry {
  readonly estateId: number;
  readonly passport: PassportForm;
  /** IDs of the buyer's own uploads. */
  readonly scans: readonly string[];
}

/**
 * Stores the buyer's passport in his profile and makes the agreement from it. Another call before the
 * signature makes the next version.
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, PASSPORT_CHECKED, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export function saveBookingPassport(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, passport, scans }: PassportEntry,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { at, actor } = act;
    const { id: userId } = actor;
    // Locks the passport before any booking, as every other code that replaces a passport.
    await lockPassport(tx, userId);
    const booking = await lockOwnBooking(tx, userId, estateId);
    const move = allowedMove(booking, 'save-passport', factsOf(booking, at, { passportComplete: true }));
    if (await givePassport(tx, act, { passport, scans }))
      await deps.jobs.enqueue(tx, 'booking.renew-agreements', { userId });
    const agreementId = await makeAgreement(deps, tx, { booking, passport, scans, at });
    await moveBooking(deps, tx, act, booking, move, { agreementId });
  });
}
