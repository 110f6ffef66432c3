import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type Identifier, identifierHash } from '../accounts/identifier.ts';
import { guestLimits } from '../identity.policy.ts';
import { keyedHash } from '../sessions/tokens.ts';
import { accountHash, knownDevice } from '../sign-in/known-device.ts';
import type { CodeClaim } from './codes.repo.ts';
import { type CodeSending, type SentCode, sendCode } from './send-code.ts';

type GuestPurpose = 'register' | 'reset' | 'unlock';

interface GuestClaim {
  readonly purpose: GuestPurpose;
  readonly to: Identifier;
  /** What else the code confirms; any change of it needs a new code. */
  readonly said?: readonly string[];
}

interface GuestOrder extends GuestClaim, Pick<CodeSending, 'text' | 'instead'> {
  /** The mark that the browser shows. */
  readonly mark: string | undefined;
  /** Whose the phone or the address is. */
  readonly account?: number | undefined;
  /** Of their owner, who reads what comes; who asks may speak another language. */
  readonly locale?: string | undefined;
}

/**
 * The code of somebody who has no session, and perhaps no account: it belongs to the phone or the address.
 */
export function guestClaim(
  { config }: Pick<Context, 'config'>,
  { purpose, to, said = [] }: GuestClaim,
): CodeClaim {
  return {
    subject: identifierHash(config.secret, to),
    purpose,
    boundTo: keyedHash(config.secret, purpose, ...said),
  };
}

/**
 * Sends a guest a code of six digits, or in its place words that tell why there is none: who asks sees no
 * difference (promise 4).
 * @throws AppError CODE_WAIT, CODE_DAY_OVER, RATE_LIMITED
 */
export async function sendGuestCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs'>,
  tx: Executor,
  act: Act,
  { text, instead, mark, account, locale = act.locale, ...claim }: GuestOrder,
): Promise<SentCode> {
  const { secret } = deps.config;
  const isKnown = account !== undefined && !!knownDevice(secret, accountHash(secret, account), mark);
  return sendCode(deps, tx, {
    ...guestClaim(deps, claim),
    to: claim.to,
    locale: locale === 'en' ? 'en' : 'ru',
    text,
    instead,
    length: 6,
    limits: guestLimits(act.address ?? '', identifierHash(secret, claim.to), isKnown),
  }).catch((error: unknown) => {
    throw waitOf(error);
  });
}

/**
 * What the last message to this phone or address was for stays with its owner: one that signed-in people sign
 * by goes only to somebody who has an account. So the words are true of any, and nothing is asked to choose
 * them.
 */
function waitOf(error: unknown): unknown {
  const soon = error instanceof AppError && error.code === 'CODE_TOO_SOON';
  return soon ? new AppError('CODE_WAIT', { params: error.params }) : error;
}
