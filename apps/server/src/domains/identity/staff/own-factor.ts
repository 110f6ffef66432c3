import type {
  beginFactor as beginning,
  finishFactor as finishing,
} from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import type { Letter } from '../accounts/account-words.ts';
import { revokeOwnSession } from '../identity.repo.ts';
import { keepProof, sessionsOf } from '../sessions/own-sessions.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import type { Visit } from '../sign-in/visit.ts';
import { checkSecondFactor, type FactorDeps } from './check-second-factor.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { begunSetUp, replaceSetUp, staffById, takeSetUp } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { keepFactor } from './staff-factor.repo.ts';
import { newCodesLetter, newFactorLetter } from './staff-words.ts';
import { acceptedStep, closeSecret, newSecret, openSecret } from './totp-secret.ts';

type OwnVisit = Visit & { readonly viewer: Viewer };
type ByCode = OwnVisit & { readonly body: BodyOf<typeof beginning> };

/** So long the page that shows the secret may stand open. */
const shownSeconds = 10 * 60;

/**
 * Shows the secret of a new authenticator, by the present one or a recovery code; nothing changes before its
 * first number.
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED, SESSION_REVOKED
 */
export async function beginFactor(deps: FactorDeps, { body, ...visit }: ByCode) {
  const now = deps.clock.now();
  const { userId } = visit.viewer;
  const take = await checkSecondFactor(deps, { ...visit.viewer, code: body.code }, visit);
  const person = await staffById(deps.db, userId);
  if (!person) throw new AppError('SESSION_REVOKED');
  const { email, surname, name, roles } = person;
  const { secret, uri } = newSecret(email ?? '');
  const ticket = newToken();
  await deps.db.transaction(async (tx) => {
    await take(tx);
    await stillSignedIn(tx, visit.viewer, now);
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
  return { result: true, data: { ticket, secret, uri } } as const;
}

/**
 * The first number of the new authenticator puts it in place of the present one, and the person's other
 * sessions at the desk end: he may do this because one of them is not his.
 * @throws AppError TOTP_WRONG, STEP_WRONG
 */
export async function finishFactor(
  deps: FactorDeps,
  { body, ...visit }: OwnVisit & { readonly body: BodyOf<typeof finishing> },
) {
  const now = deps.clock.now();
  const { userId } = visit.viewer;
  const setUp = await begunSetUp(deps.db, userId, tokenHash(body.ticket), now);
  const totpSecret = setUp?.totpSecret;
  if (!totpSecret) throw new AppError('STEP_WRONG');
  const step = acceptedStep(openSecret(deps.config, totpSecret), body.code, now);
  if (step === undefined) throw new AppError('TOTP_WRONG', { fields: { code: ['TOTP_WRONG'] } });
  await deps.db.transaction(async (tx) => {
    if (!(await takeSetUp(tx, setUp))) throw new AppError('STEP_WRONG');
    await keepFactor(tx, { userId, totpSecret }, step);
    await endOthers(deps, tx, visit.viewer, now);
    await staffActed(tx, { act: 'new-factor', by: userId, userId }, visit, now);
    await tellByLetter(deps, tx, userId, (locale) => newFactorLetter(locale, now));
  });
  return { result: true } as const;
}

/**
 * New recovery codes, told once; the former are dead.
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED, SESSION_REVOKED
 */
export async function newRecoveryCodes(deps: FactorDeps, { body, ...visit }: ByCode) {
  const { userId } = visit.viewer;
  const take = await checkSecondFactor(deps, { ...visit.viewer, code: body.code }, visit);
  const codes = await deps.db.transaction(async (tx) => {
    await take(tx);
    const now = deps.clock.now();
    await stillSignedIn(tx, visit.viewer, now);
    await staffActed(tx, { act: 'new-recovery-codes', by: userId, userId }, visit, now);
    await tellByLetter(deps, tx, userId, (locale) => newCodesLetter(locale, now));
    return giveRecoveryCodes(deps.config, tx, userId);
  });
  return { result: true, data: { codes } } as const;
}

/**
 * The number was a fresh proof; in a session that has ended meanwhile it uses up no code.
 * @throws AppError SESSION_REVOKED
 */
async function stillSignedIn(tx: Tx, { sessionId }: Viewer, now: Date): Promise<void> {
  if (!(await keepProof(tx, sessionId, now))) throw new AppError('SESSION_REVOKED');
}

async function endOthers(deps: FactorDeps, tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const { userId, door } = viewer;
  for (const { id } of await sessionsOf(tx, userId, door)) {
    if (id === viewer.sessionId) continue;
    await revokeOwnSession(tx, { id, userId, door }, now);
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
