import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../accounts/people.repo.ts';
import { dailyLimit } from '../identity.policy.ts';
import { laterUnlessWaits } from './code-later.ts';
import type { CodeClaim } from './codes.repo.ts';
import { type CodeText, type SentCode, sendCode } from './send-code.ts';

export interface CodeOrder extends CodeClaim {
  readonly userId: number;
  readonly text: CodeText;
  /** Four digits, only within a signed-in session, and limited per day (ruling S4.3). */
  readonly short?: { readonly perDay: number };
}

export interface IssuedCode extends Omit<SentCode, 'sentTo'> {
  /** Masked phone of the recipient. */
  readonly phone: string;
}

/**
 * Sends a known person a code for one exact act, in the caller's transaction.
 * @throws AppError CODE_TOO_SOON while a code of this act is valid, CODE_LATER when none is, CODE_DAY_OVER,
 * RATE_LIMITED when the limit of all senders is reached, NOT_FOUND without a phone
 */
export async function issueCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs'>,
  tx: Executor,
  { userId, text, short, ...claim }: CodeOrder,
): Promise<IssuedCode> {
  const person = await personOf(tx, userId);
  if (!person?.phone) throw new AppError('NOT_FOUND');
  const { sentTo, ...sent } = await sendCode(deps, tx, {
    ...claim,
    to: { type: 'phone', value: person.phone },
    locale: person.locale === 'en' ? 'en' : 'ru',
    text,
    length: short ? 4 : 6,
    limits: short ? [dailyLimit(claim, short.perDay)] : [],
  }).catch(async (error: unknown) => {
    throw await laterUnlessWaits(deps, tx, [claim], error);
  });
  return { ...sent, phone: sentTo };
}
