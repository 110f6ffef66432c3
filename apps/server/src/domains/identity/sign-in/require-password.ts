import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { demandPassword, revokeAll } from '../accounts/accounts.repo.ts';
import { personOf } from '../accounts/people.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { staffById } from '../staff/set-ups.repo.ts';
import type { OnPerson } from './close-sign-in.ts';

/**
 * For a password that others may know: every session ends in the same transaction (promise 8), and the
 * password only leads to a code that is sent to the person's own phone.
 * @throws AppError NOT_FOUND, STEP_WRONG when a new password is already required
 */
export function requirePassword(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { person: userId, reason }: OnPerson,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Staff accounts have separate acts with rules of their own (`block-staff.ts`).
    if ((await staffById(tx, userId)) || !(await personOf(tx, userId))) throw new AppError('NOT_FOUND');
    if (!(await demandPassword(tx, userId))) throw new AppError('STEP_WRONG');
    await revokeAll(tx, userId, act.at);
    await tellSessionsEnded(deps, tx, { userId });
    await byStaff(tx, act, { event: 'require-password', userId, details: { reason } });
  });
}
