import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { OnPerson } from '../sign-in/close-sign-in.ts';
import { endEverySession, endInvitationsOf, staffToAct } from './act-on-staff.ts';
import { rolesText } from './invite-staff.ts';
import { leaveStaff } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

/**
 * Removes a person from the staff: roles, second factor and every session end in one transaction. The account
 * stays with its records, as a buyer's.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export function dismissStaff(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  on: OnPerson,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: userId, roles } = await staffToAct(tx, act, on.person);
    await leaveStaff(tx, userId);
    await endInvitationsOf(tx, act, on);
    await endEverySession(deps, tx, userId, act.at);
    const details = { from: rolesText([...roles].sort()), reason: on.reason };
    await staffActed(tx, act, { event: 'dismiss', userId, details });
  });
}
