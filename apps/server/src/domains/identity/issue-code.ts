import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { countTry } from '../../platform/limits.ts';
import { addToOutbox } from '../../platform/outbox.ts';
import { type CodeClaim, newestCode, replaceCode } from './codes.repo.ts';
import { codeEverySeconds, codeMs, codeTries, sendingLimits } from './identity.policy.ts';
import { maskPhone } from './mask-phone.ts';
import { personOf } from './people.repo.ts';
import { keyedHash, newCode } from './tokens.ts';

export interface CodeOrder extends CodeClaim {
  /** The message by language; it names what is confirmed (OWASP Transaction Authorization 1.1). */
  readonly text: Readonly<Record<'ru' | 'en', (code: string) => string>>;
}

export interface IssuedCode {
  /** Masked phone to which it goes. */
  readonly phone: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

/**
 * Sends a person a code of six digits for one exact thing, in the caller's transaction; the former code of that thing
 * dies, and its used tries are carried over (ruling S4.3).
 * @throws AppError CODE_TOO_SOON, RATE_LIMITED when the budget of everybody is spent, NOT_FOUND without a phone
 */
export async function issueCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs'>,
  tx: Executor,
  { text, ...claim }: CodeOrder,
): Promise<IssuedCode> {
  const now = deps.clock.now();
  const person = await personOf(tx, claim.userId);
  if (!person?.phone) throw new AppError('NOT_FOUND');
  await keepPace(tx, keyedHash(deps.config.secret, 'phone', person.phone), now);
  const tries = await triesCarriedOver(tx, claim, now);

  const [id, code] = [uuidv7(now), newCode()];
  const expiresAt = new Date(now.getTime() + codeMs);
  await replaceCode(tx, {
    ...claim,
    id,
    codeHash: codeHash(deps.config.secret, id, code),
    createdAt: now,
    expiresAt,
    tries,
  });
  const message = { to: `+${person.phone}`, text: text[person.locale === 'en' ? 'en' : 'ru'](code) };
  await addToOutbox(deps, tx, { topic: 'sms', payload: message }, expiresAt);
  return {
    phone: maskPhone(person.phone),
    resendAfterSeconds: codeEverySeconds,
    expiresInSeconds: codeMs / 1000,
  };
}

/** What is stored of a code. It is short, so the hash is keyed and bound to the row. */
export function codeHash(secret: string, id: string, code: string): string {
  return keyedHash(secret, 'code', id, code);
}

async function keepPace(tx: Executor, phoneHash: string, now: Date): Promise<void> {
  const limits = sendingLimits(phoneHash);
  const reached = await countTry(tx, limits, now);
  if (!reached) return;
  const seconds = secondsUntil(reached.until, now);
  throw new AppError(reached.limit === limits.at(-1) ? 'RATE_LIMITED' : 'CODE_TOO_SOON', {
    params: { seconds },
  });
}

async function triesCarriedOver(tx: Executor, claim: CodeClaim, now: Date): Promise<number> {
  const former = await newestCode(tx, claim);
  if (!former || former.usedAt || former.expiresAt <= now) return 0;
  if (former.tries < codeTries) return former.tries;
  throw new AppError('CODE_TOO_SOON', { params: { seconds: secondsUntil(former.expiresAt, now) } });
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
