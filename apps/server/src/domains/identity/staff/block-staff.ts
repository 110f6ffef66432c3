import type {
  blockStaff as blocking,
  unblockStaff as unblocking,
} from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { closeAccount, openAccount, revokeAll } from '../accounts/accounts.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { forGood } from '../sign-in/close-sign-in.ts';
import { type ActDeps, endInvitationsOf, type StaffActVisit, staffToAct } from './act-on-staff.ts';
import { staffById } from './set-ups.repo.ts';

/**
 * Closes the sign-in of a member of staff until it is opened: every session and socket ends in the same
 * transaction (promise 8), at the cabinet too, where the account is a buyer's.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export async function blockStaff(
  deps: ActDeps,
  { body, ...visit }: StaffActVisit & { readonly body: BodyOf<typeof blocking> },
) {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { id: userId } = await staffToAct(tx, visit, now);
    await closeAccount(tx, userId, forGood);
    await endInvitationsOf(tx, visit, body.reason, now);
    await revokeAll(tx, userId, now);
    await tellSessionsEnded(deps, tx, { userId });
    const details = { reason: body.reason, until: forGood.toISOString() };
    await byStaff(tx, { act: 'close-sign-in', userId, details }, visit, now);
  });
  return { result: true } as const;
}

/** @throws AppError NOT_FOUND, STEP_WRONG when it is not closed */
export async function unblockStaff(
  { db, clock }: ActDeps,
  { body, params, ...visit }: StaffActVisit & { readonly body: BodyOf<typeof unblocking> },
) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await staffById(tx, params.person))) throw new AppError('NOT_FOUND');
    if (!(await openAccount(tx, params.person, now))) throw new AppError('STEP_WRONG');
    const acted = { act: 'open-sign-in', userId: params.person, details: { reason: body.reason } } as const;
    await byStaff(tx, acted, visit, now);
  });
  return { result: true } as const;
}
