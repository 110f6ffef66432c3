import { isoDay } from '@novosel/contract/time.ts';
import { passportProblems } from '@novosel/contract/users/rules.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { findOwnUploads } from '../documents/public.ts';
import { savePassport } from '../users/public.ts';
import type { BookingDeps } from './booking-deps.ts';
import { lockOwnBooking } from './lock-booking.ts';
import { makeAgreement } from './make-agreement.ts';
import { allowedMove, factsOf, moveBooking } from './move-booking.ts';

type Deps = Pick<BookingDeps, 'clock' | 'events' | 'storage'>;

export interface PassportEntry {
  readonly userId: number;
  readonly estateId: number;
  readonly passport: PassportForm;
  /** Ids of the buyer's own uploads. */
  readonly scans: readonly string[];
}

/**
 * Takes the buyer's passport, keeps it in his profile and makes the agreement from it. Given again before the
 * signature it makes the next version.
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export function saveBookingPassport(deps: Deps, db: Executor, entry: PassportEntry): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = deps.clock.now();
    await checkEntry(tx, entry, isoDay(at));
    const booking = await lockOwnBooking(tx, entry.userId, entry.estateId);
    const move = allowedMove(booking, 'save-passport', factsOf(booking, at, { passportComplete: true }));
    await savePassport(tx, entry.userId, { form: entry.passport, scans: entry.scans, at });
    const agreementId = await makeAgreement(deps, tx, { booking, passport: entry.passport, at });
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

async function checkEntry(tx: Tx, { passport, scans, userId }: PassportEntry, today: string): Promise<void> {
  const problems = passportProblems(passport, today);
  if (problems.length > 0) {
    const fields = Object.fromEntries(
      problems.map(({ field, problem }) => [
        field,
        [problem === 'living-address-missing' ? 'required' : problem],
      ]),
    );
    throw new AppError('PASSPORT_INCOMPLETE', { fields });
  }
  const wanted = new Set(scans);
  const own = await findOwnUploads(tx, userId, [...wanted]);
  if (own.length !== wanted.size) throw new AppError('VALIDATION', { fields: { scans: ['default'] } });
}
