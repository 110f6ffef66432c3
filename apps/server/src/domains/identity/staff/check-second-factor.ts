import type { Context } from '../../../context.ts';
import { type Act, asStaff } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { countTryAlone, uncountTry } from '../../../platform/limits.ts';
import { personOf } from '../accounts/people.repo.ts';
import { secondFactorFailed } from '../identity.events.ts';
import { factorLimit } from '../identity.policy.ts';
import { recoveryHash } from './recovery-codes.ts';
import { staffActed } from './staff.events.ts';
import {
  factorOf,
  hasRecoveryCode,
  type KeptFactor,
  recoveryCodesLeft,
  takeRecoveryCode,
  takeTotpStep,
} from './staff-factor.repo.ts';
import { recoveryCodeLetter } from './staff-words.ts';
import { acceptedStep, closeSecret, isClosed, openSecret } from './totp-secret.ts';

export type FactorDeps = Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'jobs' | 'events'>;

/**
 * Marks the checked code as used, in the transaction of the act. Throws like the check when a parallel call
 * was first.
 */
export type TakeFactor = (tx: Tx) => Promise<void>;

interface FactorTry {
  readonly userId: number;
  /** The session in which it is given; absent at the sign-in, even if the browser has a session. */
  readonly sessionId?: string;
  readonly code: string;
}

/**
 * Checks a code of the authenticator or a recovery code. The attempt is counted first: ten wrong codes of
 * both kinds in a quarter of an hour. A code works once.
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED
 */
export async function checkSecondFactor(
  deps: FactorDeps,
  act: Act,
  { userId, sessionId, code }: FactorTry,
): Promise<TakeFactor> {
  const { at: now } = act;
  const limit = factorLimit(sessionId === undefined ? { userId } : { sessionId });
  const reached = await countTryAlone(deps.pool, [limit], now);
  if (reached) {
    const seconds = Math.ceil((reached.until.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  const factor = await factorOf(deps.db, userId);
  const isNumber = /^\d{6}$/.test(code);
  const wrong = () =>
    new AppError(isNumber ? 'TOTP_WRONG' : 'RECOVERY_CODE_WRONG', {
      fields: { code: [isNumber ? 'TOTP_WRONG' : 'RECOVERY_CODE_WRONG'] },
    });
  const take =
    factor && (isNumber ? byNumber(deps, factor, code, now) : await byRecovery(deps, act, userId, code));
  if (!take) {
    await secondFactorFailed(deps.db, act, userId);
    throw wrong();
  }
  return async (tx) => {
    if (!(await take(tx))) throw wrong();
    await uncountTry(tx, [limit]);
  };
}

type Take = (tx: Tx) => Promise<boolean>;

function byNumber({ config }: FactorDeps, factor: KeptFactor, code: string, now: Date): Take | undefined {
  const secret = openSecret(config, factor.totpSecret);
  const step = acceptedStep(secret, code, now);
  if (step === undefined) return undefined;
  const sealed = isClosed(factor.totpSecret) ? factor.totpSecret : closeSecret(config, secret);
  return (tx) => takeTotpStep(tx, factor, step, sealed);
}

async function byRecovery(
  deps: FactorDeps,
  act: Act,
  userId: number,
  code: string,
): Promise<Take | undefined> {
  const hash = recoveryHash(deps.config, userId, code);
  if (!(await hasRecoveryCode(deps.db, userId, hash))) return undefined;
  return async (tx) => {
    if (!(await takeRecoveryCode(tx, userId, hash))) return false;
    const left = await recoveryCodesLeft(tx, userId);
    const used = { event: 'recovery-code', userId, details: { left } } as const;
    await staffActed(tx, asStaff(act, userId), used);
    const person = await personOf(tx, userId);
    if (person?.email) {
      const letter = recoveryCodeLetter(person.locale, left, act.at);
      await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, ...letter } });
    }
    return true;
  };
}
