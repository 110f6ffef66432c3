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
  /** Other data that the code confirms; a change of them needs a new code. */
  readonly said?: readonly string[];
}

interface GuestOrder extends GuestClaim, Pick<CodeSending, 'text' | 'instead'> {
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
  /** Account of the phone or the address. */
  readonly account?: number | undefined;
  /** Language of its owner, who reads the message; the caller may use another one. */
  readonly locale?: string | undefined;
}

/**
 * The claim of a person without a session, perhaps without an account: it belongs to the phone or the
 * address.
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
 * Sends a guest a code of six digits, or instead a message why there is none: the caller sees no difference
 * (promise 4).
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
 * The purpose of the last message to a contact is not revealed, since codes for signing are only sent to
 * people with an account. So one text fits all cases, and nothing has to be looked up.
 */
function waitOf(error: unknown): unknown {
  const soon = error instanceof AppError && error.code === 'CODE_TOO_SOON';
  return soon ? new AppError('CODE_WAIT', { params: error.params }) : error;
}
