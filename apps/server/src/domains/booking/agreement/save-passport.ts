import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { givePassport } from '../../passports/public.ts';
import { lockPassport } from '../../users/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { makeAgreement } from './make-agreement.ts';

type Deps = Pick<BookingDeps, 'events' | 'jobs' | 'storage' | 'typesetter'>;

export interface PassportEntry {
  readonly userId: number;
  readonly estateId: number;
  readonly passport: PassportForm;
  /** Ids of the buyer's own uploads. */
  readonly scans: readonly string[];
  readonly address: string;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Takes the buyer's passport, keeps it in his profile and makes the agreement from it. Given again before the
 * signature it makes the next version.
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, PASSPORT_CHECKED, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export function saveBookingPassport(deps: Deps, db: Executor, entry: PassportEntry): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { passport, scans, at } = entry;
    // The passport before any booking, as whoever replaces it elsewhere.
    await lockPassport(tx, entry.userId);
    const booking = await lockOwnBooking(tx, entry.userId, entry.estateId);
    const move = allowedMove(booking, 'save-passport', factsOf(booking, at, { passportComplete: true }));
    if (await givePassport(tx, entry, at))
      await deps.jobs.enqueue(tx, 'booking.renew-agreements', { userId: entry.userId });
    const agreementId = await makeAgreement(deps, tx, { booking, passport, scans, at });
    await moveBooking(
      deps,
      tx,
      booking,
      move,
      { actor: 'buyer', actorId: entry.userId, at },
      { agreementId },
    );
  });
}
