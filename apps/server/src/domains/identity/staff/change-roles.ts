import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { OnPerson } from '../sign-in/close-sign-in.ts';
import { endEverySession, endInvitationsOf, staffToAct } from './act-on-staff.ts';
import { rolesText } from './invite-staff.ts';
import { keepRoles } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

/**
 * Changes roles. The person must sign in again, so that no open page shows what he may no longer do.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN, STEP_WRONG when the roles are the same
 */
export function changeRoles(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  on: OnPerson & { readonly roles: readonly StaffRole[] },
): Promise<void> {
  const roles = [...new Set(on.roles)].sort();
  return inTransaction(db, async (tx) => {
    const person = await staffToAct(tx, act, on.person);
    const former = [...person.roles].sort();
    if (rolesText(former) === rolesText(roles)) throw new AppError('STEP_WRONG');
    await keepRoles(tx, person.id, roles);
    if (!roles.includes('admin')) await endInvitationsOf(tx, act, on);
    await endEverySession(deps, tx, person.id, act.at);
    const details = { from: rolesText(former), to: rolesText(roles), reason: on.reason };
    await staffActed(tx, act, { event: 'change-roles', userId: person.id, details });
  });
}
