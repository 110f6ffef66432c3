import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { revokeAll } from '../accounts/accounts.repo.ts';
import { beginGeneration } from '../sessions/own-sessions.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import type { Visit } from '../sign-in/visit.ts';
import { deleteInvitationsOf, lockAdmins, staffById } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';

export type ActDeps = Pick<Context, 'config' | 'clock' | 'db' | 'events' | 'jobs'>;
export type StaffActVisit = Visit & { readonly viewer: Viewer; readonly params: { readonly person: number } };

/**
 * Whom an act takes rights from. Nobody does it to himself, and an administrator who can work is left.
 * @throws AppError NOT_FOUND, ROLE_DENIED, STAFF_SELF, LAST_ADMIN
 */
export async function staffToAct(tx: Tx, { viewer, params }: StaffActVisit, now: Date) {
  if (params.person === viewer.userId) throw new AppError('STAFF_SELF');
  const admins = await lockAdmins(tx, now);
  const person = await staffById(tx, params.person);
  if (!person) throw new AppError('NOT_FOUND');
  if (admins.every((id) => id === person.id)) throw new AppError('LAST_ADMIN');
  // Another administrator may have ended this one while he waited for the lock.
  if (!admins.includes(viewer.userId)) throw new AppError('ROLE_DENIED');
  return person;
}

/**
 * Whom somebody invites, he answers for. Acts that take his rights wait for this one, or it for them.
 * @throws AppError ROLE_DENIED when they were taken while it waited
 */
export async function staffToInvite(
  tx: Tx,
  { viewer }: Pick<StaffActVisit, 'viewer'>,
  now: Date,
): Promise<void> {
  if (!(await lockAdmins(tx, now)).includes(viewer.userId)) throw new AppError('ROLE_DENIED');
}

/** Who invites nobody any more has invited nobody: a stolen account leaves no accomplice behind. */
export async function endInvitationsOf(
  tx: Tx,
  visit: StaffActVisit,
  reason: string,
  now: Date,
): Promise<void> {
  const invitedBy = visit.params.person;
  for (const invitation of await deleteInvitationsOf(tx, invitedBy)) {
    const details = { invitedBy, reason };
    const by = visit.viewer.userId;
    await staffActed(tx, { act: 'withdraw-invitation', by, invitation, details }, visit, now);
  }
}

/** Ends every session of a person at once, at both doors (promise 8). */
export async function endEverySession(deps: ActDeps, tx: Tx, userId: number): Promise<void> {
  await beginGeneration(tx, userId);
  await revokeAll(tx, userId, deps.clock.now());
  await tellSessionsEnded(deps, tx, { userId });
}
