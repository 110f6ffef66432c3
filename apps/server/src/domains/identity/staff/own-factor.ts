import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import type { Letter } from '../accounts/account-words.ts';
import { revokeOwnSession } from '../identity.repo.ts';
import { keepProof, sessionsOf } from '../sessions/own-sessions.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { checkSecondFactor, type FactorDeps } from './check-second-factor.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { begunSetUp, replaceSetUp, staffById, takeSetUp } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { keepFactor } from './staff-factor.repo.ts';
import { newCodesLetter, newFactorLetter } from './staff-words.ts';
import { acceptedStep, closeSecret, newSecret, openSecret } from './totp-secret.ts';

interface ByCode {
  /** The session of the call. */
  readonly sessionId: string;
  /** A code of the authenticator, or a recovery code. */
  readonly code: string;
}

interface Begun {
  readonly ticket: string;
  readonly secret: string;
  readonly uri: string;
}

/** Seconds for which the page with the secret is valid. */
const shownSeconds = 10 * 60;

/**
 * Returns the secret of a new authenticator, after a code of the present one or a recovery code; nothing
 * changes before its first code.
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED, SESSION_REVOKED
 */
export async function beginFactor(
  deps: FactorDeps,
  act: StaffAct,
  { sessionId, code }: ByCode,
): Promise<Begun> {
  const { at: now } = act;
  const { id: userId } = act.actor;
  const take = await checkSecondFactor(deps, act, { userId, sessionId, code });
  const person = await staffById(deps.db, userId);
  if (!person) throw new AppError('SESSION_REVOKED');
  const { email, surname, name, roles } = person;
  const { secret, uri } = newSecret(email ?? '');
  const ticket = newToken();
  await deps.db.transaction(async (tx) => {
    await take(tx);
    await stillSignedIn(tx, sessionId, now);
    await replaceSetUp(tx, {
      id: uuidv7(now),
      userId,
      email: email ?? '',
      surname,
      name,
      roles,
      createdAt: now,
      expiresAt: after(now, shownSeconds),
      ticketHash: tokenHash(ticket),
      totpSecret: closeSecret(deps.config, secret),
    });
  });
  return { ticket, secret, uri };
}

/**
 * The first code of the new authenticator puts it in place of the present one and ends the person's other
 * sessions at the desk: one of them may be a thief's.
 * @throws AppError TOTP_WRONG, STEP_WRONG
 */
export async function finishFactor(
  deps: FactorDeps,
  act: StaffAct,
  { sessionId, ticket, code }: ByCode & { readonly ticket: string },
): Promise<void> {
  const { at: now } = act;
  const { id: userId } = act.actor;
  const setUp = await begunSetUp(deps.db, userId, tokenHash(ticket), now);
  const totpSecret = setUp?.totpSecret;
  if (!totpSecret) throw new AppError('STEP_WRONG');
  const step = acceptedStep(openSecret(deps.config, totpSecret), code, now);
  if (step === undefined) throw new AppError('TOTP_WRONG', { fields: { code: ['TOTP_WRONG'] } });
  await deps.db.transaction(async (tx) => {
    if (!(await takeSetUp(tx, setUp))) throw new AppError('STEP_WRONG');
    await keepFactor(tx, { userId, totpSecret }, step);
    await endOthers(deps, tx, act, sessionId);
    await staffActed(tx, act, { event: 'new-factor', userId });
    await tellByLetter(deps, tx, userId, (locale) => newFactorLetter(locale, now));
  });
}

/**
 * Returns new recovery codes, once; former ones stop working.
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED, SESSION_REVOKED
 */
export async function newRecoveryCodes(
  deps: FactorDeps,
  act: StaffAct,
  { sessionId, code }: ByCode,
): Promise<string[]> {
  const { id: userId } = act.actor;
  const take = await checkSecondFactor(deps, act, { userId, sessionId, code });
  return deps.db.transaction(async (tx) => {
    await take(tx);
    await stillSignedIn(tx, sessionId, act.at);
    await staffActed(tx, act, { event: 'new-recovery-codes', userId });
    await tellByLetter(deps, tx, userId, (locale) => newCodesLetter(locale, act.at));
    return giveRecoveryCodes(deps.config, tx, userId);
  });
}

/**
 * Records the re-authentication; if the session has ended meanwhile, the code is not used up.
 * @throws AppError SESSION_REVOKED
 */
async function stillSignedIn(tx: Tx, sessionId: string, now: Date): Promise<void> {
  if (!(await keepProof(tx, sessionId, now))) throw new AppError('SESSION_REVOKED');
}

async function endOthers(deps: FactorDeps, tx: Tx, { at, actor }: StaffAct, present: string): Promise<void> {
  const { id: userId } = actor;
  for (const { id } of await sessionsOf(tx, userId, 'office')) {
    if (id === present) continue;
    await revokeOwnSession(tx, { id, userId, door: 'office' }, at);
    await tellSessionsEnded(deps, tx, { userId, sessionId: id });
  }
}

async function tellByLetter(
  deps: FactorDeps,
  tx: Tx,
  userId: number,
  letterIn: (locale: string) => Letter,
): Promise<void> {
  const person = await staffById(tx, userId);
  if (!person?.email) return;
  const payload = { to: person.email, ...letterIn(person.locale) };
  await addToOutbox(deps, tx, { topic: 'mail', payload });
}
