import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { revokeAll } from '../accounts/accounts.repo.ts';
import { beginGeneration } from '../sessions/own-sessions.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import type { OnPerson } from '../sign-in/close-sign-in.ts';
import { deleteInvitationsOf, lockAdmins, staffById } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

/**
 * Loads the person whose rights an act takes away. It cannot be the actor, and at least one active
 * administrator must remain.
 * @throws AppError NOT_FOUND, ROLE_DENIED, STAFF_SELF, LAST_ADMIN
 */
export async function staffToAct(tx: Tx, { at, actor }: StaffAct, personId: number) {
  if (personId === actor.id) throw new AppError('STAFF_SELF');
  const admins = await lockAdmins(tx, at);
  const person = await staffById(tx, personId);
  if (!person) throw new AppError('NOT_FOUND');
  if (admins.every((id) => id === person.id)) throw new AppError('LAST_ADMIN');
  // While this administrator waited for the lock, another one may have ended his rights.
  if (!admins.includes(actor.id)) throw new AppError('ROLE_DENIED');
  return person;
}

/**
 * Checks that the author may invite: he answers for the invitation. Waits for parallel acts that take his
 * rights.
 * @throws AppError ROLE_DENIED when they were taken meanwhile
 */
export async function staffToInvite(tx: Tx, { at, actor }: StaffAct): Promise<void> {
  if (!(await lockAdmins(tx, at)).includes(actor.id)) throw new AppError('ROLE_DENIED');
}

/** Ends the invitations of a person who loses his rights: a stolen account leaves no accomplice behind. */
export async function endInvitationsOf(
  tx: Tx,
  act: StaffAct,
  { person: invitedBy, reason }: OnPerson,
): Promise<void> {
  for (const invitation of await deleteInvitationsOf(tx, invitedBy))
    await staffActed(tx, act, {
      event: 'withdraw-invitation',
      invitation,
      details: { invitedBy, reason },
    });
}

/** Ends every session of a person at once, at the cabinet and the desk (promise 8). */
export async function endEverySession(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  userId: number,
  at: Date,
): Promise<void> {
  await beginGeneration(tx, userId);
  await revokeAll(tx, userId, at);
  await tellSessionsEnded(deps, tx, { userId });
}
