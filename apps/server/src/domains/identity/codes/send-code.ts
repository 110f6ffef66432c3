import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { brand } from '../../../platform/brand.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox, type OutboxMessage } from '../../../platform/jobs/outbox.ts';
import { countTry, type Limit } from '../../../platform/limits.ts';
import { type Identifier, identifierHash } from '../accounts/identifier.ts';
import { maskIdentifier } from '../accounts/mask-phone.ts';
import {
  codeEverySeconds,
  codeMs,
  codeTries,
  contactLimits,
  daySeconds,
  everyonesLimit,
} from '../identity.policy.ts';
import { keyedHash, newCode } from '../sessions/tokens.ts';
import { type CodeClaim, newestCode, replaceCode } from './codes.repo.ts';

/** The message in each language; it names what is confirmed (OWASP Transaction Authorization 1.1). */
export type CodeText = Readonly<Record<'ru' | 'en', (code: string) => string>>;

export interface CodeSending extends CodeClaim {
  /** The recipient, as stored. */
  readonly to: Identifier;
  readonly locale: 'ru' | 'en';
  readonly text: CodeText;
  readonly length: 4 | 6;
  /** Counted before the limits of the phone or address. */
  readonly limits: readonly Limit[];
  /** Text sent instead of the code when the act is not allowed; nobody then learns the code. */
  readonly instead?: Readonly<Record<'ru' | 'en', string>> | undefined;
}

export interface SentCode {
  /** Masked. */
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

type Deps = Pick<Context, 'config' | 'clock' | 'jobs'>;

/**
 * The only code that sends codes: the former code of the same claim becomes invalid, and its used attempts
 * are carried over (ruling S4.3). It does the same work whether the code may be used or not (promise 4).
 * @throws AppError CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED when the limit of an address or of all senders
 * is reached
 */
export async function sendCode(deps: Deps, tx: Executor, sending: CodeSending): Promise<SentCode> {
  await keepPace(deps, tx, [sending]);
  return replaceAndSend(deps, tx, sending);
}

/**
 * Sends two codes to two contacts. When either is refused, the caller's transaction undoes both messages and
 * counters.
 */
export async function sendBothCodes(
  deps: Deps,
  tx: Executor,
  first: CodeSending,
  second: CodeSending,
): Promise<readonly [SentCode, SentCode]> {
  await keepPace(deps, tx, [first, second]);
  return [await replaceAndSend(deps, tx, first), await replaceAndSend(deps, tx, second)];
}

async function replaceAndSend(
  deps: Deps,
  tx: Executor,
  { to, locale, text, length, limits: _, instead, ...claim }: CodeSending,
): Promise<SentCode> {
  const now = deps.clock.now();
  const tries = await triesCarriedOver(tx, claim, now);

  const [id, code] = [uuidv7(now), newCode(length)];
  const expiresAt = new Date(now.getTime() + codeMs);
  const hash = codeHash(deps.config.secret, id, code);
  await replaceCode(tx, { ...claim, id, codeHash: hash, createdAt: now, expiresAt, tries });
  const words = instead?.[locale] ?? text[locale](code);
  const message =
    to.type === 'email'
      ? letter(to.value, locale, words)
      : sms(to.value, instead ? words : `${words}\n\n@${hostOf(deps)} #${code}`);
  await addToOutbox(deps, tx, message, expiresAt);
  return {
    sentTo: maskIdentifier(to),
    resendAfterSeconds: codeEverySeconds,
    expiresInSeconds: codeMs / 1000,
  };
}

const sms = (phone: string, text: string): OutboxMessage => ({
  topic: 'sms',
  payload: { to: `+${phone}`, text },
});

const letter = (to: string, locale: 'ru' | 'en', text: string): OutboxMessage => ({
  topic: 'mail',
  payload: { to, subject: subjectLine[locale], text },
});

const subjectLine = {
  ru: `Личный кабинет «${brand.name.ru}»`,
  en: `Your account at ${brand.name.en}`,
};

/** The stored hash of a code. A code is short, so the hash is keyed and bound to the row. */
export function codeHash(secret: string, id: string, code: string): string {
  return keyedHash(secret, 'code', id, code);
}

/** The last line lets only a browser on this host fill in the code (WebOTP). */
const hostOf = ({ config }: Pick<Context, 'config'>): string => new URL(config.publicUrl).hostname;

/**
 * All senders count in the same order, or they would deadlock: the limits of the act, of each contact by its
 * hash, of all senders.
 */
async function keepPace(
  { config, clock }: Deps,
  tx: Executor,
  sendings: readonly CodeSending[],
): Promise<void> {
  const now = clock.now();
  const contacts = sendings.map(({ to }) => identifierHash(config.secret, to)).sort();
  const first = [
    ...sendings.flatMap(({ limits }) => limits),
    ...contacts.flatMap((hash) => contactLimits(hash)),
    everyonesLimit,
  ];
  let reached = await countTry(tx, first, now);
  // A statement increments each counter only once, but each message must count.
  for (const _ of contacts.slice(1)) reached ??= await countTry(tx, [everyonesLimit], now);
  if (!reached) return;
  const seconds = secondsUntil(reached.until, now);
  throw new AppError(codeOf(reached.limit), { params: { seconds } });
}

function codeOf({ key, seconds }: Limit): 'RATE_LIMITED' | 'CODE_DAY_OVER' | 'CODE_TOO_SOON' {
  if (/^code:(everyone|address)/.test(key)) return 'RATE_LIMITED';
  return seconds >= daySeconds ? 'CODE_DAY_OVER' : 'CODE_TOO_SOON';
}

async function triesCarriedOver(tx: Executor, claim: CodeClaim, now: Date): Promise<number> {
  const former = await newestCode(tx, claim);
  if (!former || former.usedAt || former.expiresAt <= now) return 0;
  if (former.tries < codeTries) return former.tries;
  throw new AppError('CODE_TOO_SOON', { params: { seconds: secondsUntil(former.expiresAt, now) } });
}

export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
