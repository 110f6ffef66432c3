import { setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import type { inviteStaff as endpoint } from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox, type OutboxMessage } from '../../../platform/jobs/outbox.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { staffToInvite } from './act-on-staff.ts';
import { deleteInvitation, renewInvitation, replaceSetUp, staffByEmail } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { setUpLetter } from './staff-words.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'jobs'>;

/** In the order of the contract, each once. */
export const rolesText = (roles: readonly StaffRole[]): string => [...new Set(roles)].join(', ');

/** A single-use link for one day; only its hash is stored. */
export function newLink(now: Date) {
  const token = newToken();
  const expiresAt = after(now, setUpHours * 3600);
  return { token, kept: { tokenHash: tokenHash(token), createdAt: now, expiresAt } };
}

/** In the language of the invited person's account if there is one, otherwise of the inviter. */
async function letterTo(
  { config }: Deps,
  tx: Tx,
  act: StaffAct,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<OutboxMessage> {
  const account = await prepareFindAccount(tx)({ type: 'email', value: email });
  const locale = account?.locale ?? act.locale ?? 'ru';
  return { topic: 'mail', payload: { to: email, ...setUpLetter(config, 'invited', { locale, token }) } };
}

/**
 * Invites a person to the staff; an earlier invitation to the same address ends.
 * @returns the ID of the invitation
 * @throws AppError STAFF_EXISTS, ROLE_DENIED when the inviter has lost his rights meanwhile
 */
export async function inviteStaff(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { surname, name, email, ...asked }: BodyOf<typeof endpoint>,
): Promise<string> {
  if (await staffByEmail(db, email))
    throw new AppError('STAFF_EXISTS', { fields: { email: ['STAFF_EXISTS'] } });
  const { token, kept } = newLink(act.at);
  const id = uuidv7(act.at);
  const roles = [...new Set(asked.roles)];
  await inTransaction(db, async (tx) => {
    await staffToInvite(tx, act);
    await replaceSetUp(tx, { id, ...kept, invitedBy: act.actor.id, email, surname, name, roles });
    await staffActed(tx, act, { event: 'invite', invitation: id, details: { roles: rolesText(roles) } });
    await addToOutbox(deps, tx, await letterTo(deps, tx, act, { email, token }), kept.expiresAt);
  });
  return id;
}

/**
 * Sends a new link of an invitation, for which the sender then answers; the former link stops working.
 * @throws AppError NOT_FOUND, ROLE_DENIED
 */
export function inviteAgain(deps: Deps, db: Executor, act: StaffAct, invitation: string): Promise<void> {
  const { token, kept } = newLink(act.at);
  return inTransaction(db, async (tx) => {
    await staffToInvite(tx, act);
    const email = await renewInvitation(tx, invitation, { ...kept, invitedBy: act.actor.id });
    if (email === undefined) throw new AppError('NOT_FOUND');
    await staffActed(tx, act, { event: 'invite-again', invitation });
    await addToOutbox(deps, tx, await letterTo(deps, tx, act, { email, token }), kept.expiresAt);
  });
}

/** @throws AppError NOT_FOUND */
export function withdrawInvitation(db: Executor, act: StaffAct, invitation: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteInvitation(tx, invitation))) throw new AppError('NOT_FOUND');
    await staffActed(tx, act, { event: 'withdraw-invitation', invitation });
  });
}
