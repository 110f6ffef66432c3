import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { closeAccount, openAccount, revokeAll } from '../accounts/accounts.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { type OnPerson, untilUnblocked } from '../sign-in/close-sign-in.ts';
import { endInvitationsOf, staffToAct } from './act-on-staff.ts';
import { staffById } from './set-ups.repo.ts';

/**
 * Blocks the sign-in of a member of staff until it is unblocked: in the same transaction every session and
 * socket ends (promise 8), also at the cabinet, where the account is a buyer's.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export function blockStaff(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  on: OnPerson,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: userId } = await staffToAct(tx, act, on.person);
    await closeAccount(tx, userId, untilUnblocked);
    await endInvitationsOf(tx, act, on);
    await revokeAll(tx, userId, act.at);
    await tellSessionsEnded(deps, tx, { userId });
    const details = { reason: on.reason, until: untilUnblocked.toISOString() };
    await byStaff(tx, act, { event: 'close-sign-in', userId, details });
  });
}

/** @throws AppError NOT_FOUND, STEP_WRONG when it is not blocked */
export function unblockStaff(
  db: Executor,
  act: StaffAct,
  { person: userId, reason }: OnPerson,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await staffById(tx, userId))) throw new AppError('NOT_FOUND');
    if (!(await openAccount(tx, userId, act.at))) throw new AppError('STEP_WRONG');
    await byStaff(tx, act, { event: 'open-sign-in', userId, details: { reason } });
  });
}
