import { setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import type { inviteStaff as endpoint } from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { localeOf } from '../../../platform/http/refusals.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox, type OutboxMessage } from '../../../platform/jobs/outbox.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import type { Visit } from '../sign-in/visit.ts';
import { staffToInvite } from './act-on-staff.ts';
import { deleteInvitation, renewInvitation, replaceSetUp, staffByEmail } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { setUpLetter } from './staff-words.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>;
type StaffVisit = Visit & { readonly viewer: Viewer };
type OneVisit = StaffVisit & { readonly params: { readonly invitation: string } };

/** In the order of the contract, each once. */
export const rolesText = (roles: readonly StaffRole[]): string => [...new Set(roles)].join(', ');

/** A link that is good once and for a day; a copy of the database holds only its hash. */
export function newLink(now: Date) {
  const token = newToken();
  const expiresAt = after(now, setUpHours * 3600);
  return { token, kept: { tokenHash: tokenHash(token), createdAt: now, expiresAt } };
}

/** The invited one reads it: in the language of his account if he has one, else of the inviter. */
async function letterTo(
  { config }: Deps,
  tx: Tx,
  { email, token }: { readonly email: string; readonly token: string },
  visit: StaffVisit,
): Promise<OutboxMessage> {
  const account = await prepareFindAccount(tx)({ type: 'email', value: email });
  const locale = account?.locale ?? localeOf(visit.request);
  return { topic: 'mail', payload: { to: email, ...setUpLetter(config, 'invited', { locale, token }) } };
}

/**
 * Invites a person to the staff; a former invitation to the same address ends.
 * @throws AppError STAFF_EXISTS, ROLE_DENIED when the inviter has lost his rights meanwhile
 */
export async function inviteStaff(
  deps: Deps,
  { body, ...visit }: StaffVisit & { readonly body: BodyOf<typeof endpoint> },
) {
  const now = deps.clock.now();
  const { surname, name, email } = body;
  if (await staffByEmail(deps.db, email))
    throw new AppError('STAFF_EXISTS', { fields: { email: ['STAFF_EXISTS'] } });
  const { token, kept } = newLink(now);
  const id = uuidv7(now);
  const roles = [...new Set(body.roles)];
  await deps.db.transaction(async (tx) => {
    await staffToInvite(tx, visit, now);
    await replaceSetUp(tx, { id, ...kept, invitedBy: visit.viewer.userId, email, surname, name, roles });
    const details = { roles: rolesText(roles) };
    await staffActed(tx, { act: 'invite', by: visit.viewer.userId, invitation: id, details }, visit, now);
    await addToOutbox(deps, tx, await letterTo(deps, tx, { email, token }, visit), kept.expiresAt);
  });
  return { result: true, data: { id } } as const;
}

/**
 * Sends a new link of an invitation, for which its sender answers from then on; the former is dead.
 * @throws AppError NOT_FOUND, ROLE_DENIED
 */
export async function inviteAgain(deps: Deps, { params, ...visit }: OneVisit) {
  const now = deps.clock.now();
  const { token, kept } = newLink(now);
  const { invitation } = params;
  await deps.db.transaction(async (tx) => {
    await staffToInvite(tx, visit, now);
    const to = await renewInvitation(tx, invitation, { ...kept, invitedBy: visit.viewer.userId });
    if (to === undefined) throw new AppError('NOT_FOUND');
    await staffActed(tx, { act: 'invite-again', by: visit.viewer.userId, invitation }, visit, now);
    await addToOutbox(deps, tx, await letterTo(deps, tx, { email: to, token }, visit), kept.expiresAt);
  });
  return { result: true } as const;
}

/** @throws AppError NOT_FOUND */
export async function withdrawInvitation({ db, clock }: Deps, { params, ...visit }: OneVisit) {
  const { invitation } = params;
  await db.transaction(async (tx) => {
    if (!(await deleteInvitation(tx, invitation))) throw new AppError('NOT_FOUND');
    const by = visit.viewer.userId;
    await staffActed(tx, { act: 'withdraw-invitation', by, invitation }, visit, clock.now());
  });
  return { result: true } as const;
}
