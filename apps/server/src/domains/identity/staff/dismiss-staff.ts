import type { dismissStaff as endpoint } from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import {
  type ActDeps,
  endEverySession,
  endInvitationsOf,
  type StaffActVisit,
  staffToAct,
} from './act-on-staff.ts';
import { rolesText } from './invite-staff.ts';
import { leaveStaff } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

/**
 * Takes a person off the staff: the roles, the second factor and every session at both doors are over in one
 * transaction. The account stays, since what was done with it stays; it is a buyer's from then on.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export async function dismissStaff(
  deps: ActDeps,
  { body, ...visit }: StaffActVisit & { readonly body: BodyOf<typeof endpoint> },
) {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { id: userId, roles } = await staffToAct(tx, visit, now);
    await leaveStaff(tx, userId);
    await endInvitationsOf(tx, visit, body.reason, now);
    await endEverySession(deps, tx, userId);
    const details = { from: rolesText([...roles].sort()), reason: body.reason };
    const by = visit.viewer.userId;
    await staffActed(tx, { act: 'dismiss', by, userId, details }, visit, now);
  });
  return { result: true } as const;
}
