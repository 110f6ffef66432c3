import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type IssuedCode, issueCode } from '../identity/public.ts';
import { signingClaim, type ToSign } from './signing-claim.ts';

/** What is signed, in words for the message. */
export type Named = Readonly<Record<'ru' | 'en', string>>;

/**
 * Sends the code that signs a document. The message names the document and the beginning of its hash, so that
 * whoever reads both sees that they belong together (promise 44).
 * @throws AppError CODE_TOO_SOON, RATE_LIMITED
 */
export function sendSigningCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs'>,
  tx: Executor,
  toSign: ToSign,
  named: Named,
): Promise<IssuedCode> {
  const print = toSign.sha256.slice(0, 8);
  return issueCode(deps, tx, {
    ...signingClaim(toSign),
    userId: toSign.userId,
    text: {
      ru: (code) => `Код ${code}: подписать ${named.ru}, документ ${print}. Никому его не говорите.`,
      en: (code) => `Code ${code}: to sign ${named.en}, document ${print}. Do not tell it to anyone.`,
    },
  });
}
