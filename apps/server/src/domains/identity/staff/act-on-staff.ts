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
 * Whom an act takes rights from. Nobody does it to himself, and an administrator who can work is left.
 * @throws AppError NOT_FOUND, ROLE_DENIED, STAFF_SELF, LAST_ADMIN
 */
export async function staffToAct(tx: Tx, { at, actor }: StaffAct, personId: number) {
  if (personId === actor.id) throw new AppError('STAFF_SELF');
  const admins = await lockAdmins(tx, at);
  const person = await staffById(tx, personId);
  if (!person) throw new AppError('NOT_FOUND');
  if (admins.every((id) => id === person.id)) throw new AppError('LAST_ADMIN');
  // Another administrator may have ended this one while he waited for the lock.
  if (!admins.includes(actor.id)) throw new AppError('ROLE_DENIED');
  return person;
}

/**
 * Whom somebody invites, he answers for. Acts that take his rights wait for this one, or it for them.
 * @throws AppError ROLE_DENIED when they were taken while it waited
 */
export async function staffToInvite(tx: Tx, { at, actor }: StaffAct): Promise<void> {
  if (!(await lockAdmins(tx, at)).includes(actor.id)) throw new AppError('ROLE_DENIED');
}

/** Who invites nobody any more has invited nobody: a stolen account leaves no accomplice behind. */
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

/** Ends every session of a person at once, at both doors (promise 8). */
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
