import { extensionProblem } from '@novosel/contract/desk/rules.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { endOf } from '../booking-terms.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

interface Extension {
  readonly bookingId: string;
  readonly until: Date;
  readonly reason: string;
}

/**
 * Extends a hold, or a booking that has succeeded.
 * @throws AppError VALIDATION for a term that is past, not longer, too long or after the booking; STEP_WRONG,
 * REASON_REQUIRED, CONTRACT_SIGNED, NOT_FOUND
 */
export function extendHold(
  deps: Pick<BookingDeps, 'clock' | 'dealGuard' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct,
  { bookingId, until, reason }: Extension,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, bookingId);
    const at = deps.clock.now();
    const move = allowedMove(booking, 'extend', factsOf(booking, at, { reasonGiven: reason.trim() !== '' }));
    await deps.dealGuard.refuseExtension(tx, booking.id);
    const succeeded = booking.bookedUntil !== null;
    const end = booking.bookedUntil ?? booking.holdUntil;
    const term = succeeded ? undefined : endOf(booking).getTime();
    if (extensionProblem(until.getTime(), { now: at.getTime(), end: end.getTime(), term }))
      throw new AppError('VALIDATION', { fields: { until: ['default'] } });
    const set = succeeded ? { bookedUntil: until } : { holdUntil: until };
    await moveBooking(deps, tx, { ...act, at }, booking, { ...move, reason }, set);
    if (!succeeded) await deps.jobs.enqueue(tx, 'booking.expire', { bookingId: booking.id }, { at: until });
    await auditStaff(tx, act, bookingId, 'booking.extend', { until: until.toISOString() });
  });
}
