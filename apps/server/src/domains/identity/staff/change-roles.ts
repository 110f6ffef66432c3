import type { changeRoles as endpoint } from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  type ActDeps,
  endEverySession,
  endInvitationsOf,
  type StaffActVisit,
  staffToAct,
} from './act-on-staff.ts';
import { rolesText } from './invite-staff.ts';
import { keepRoles } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

/**
 * Gives other roles. The person signs in anew, so that no open page shows what it may not do any more.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN, STEP_WRONG when they are these already
 */
export async function changeRoles(
  deps: ActDeps,
  { body, ...visit }: StaffActVisit & { readonly body: BodyOf<typeof endpoint> },
) {
  const now = deps.clock.now();
  const roles = [...new Set(body.roles)].sort();
  await deps.db.transaction(async (tx) => {
    const person = await staffToAct(tx, visit, now);
    const former = [...person.roles].sort();
    if (rolesText(former) === rolesText(roles)) throw new AppError('STEP_WRONG');
    await keepRoles(tx, person.id, roles);
    if (!roles.includes('admin')) await endInvitationsOf(tx, visit, body.reason, now);
    await endEverySession(deps, tx, person.id);
    const details = { from: rolesText(former), to: rolesText(roles), reason: body.reason };
    const by = visit.viewer.userId;
    await staffActed(tx, { act: 'change-roles', by, userId: person.id, details }, visit, now);
  });
  return { result: true } as const;
}
