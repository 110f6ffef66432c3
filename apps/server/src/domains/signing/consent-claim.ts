import type { Context } from '../../context.ts';
import { consentText } from '../consents/public.ts';
import { keyedHash, ofUser } from '../identity/public.ts';

/** Who signs which consent. */
export interface ConsentToSign {
  readonly userId: number;
  readonly kind: 'scoring' | 'mortgage' | 'tax';
  /** In which the text is read. */
  readonly locale: 'ru' | 'en';
}

/**
 * A code is good for the very text that was shown: another edition or language needs another code (promise
 * 5).
 */
export function consentClaim({ config }: Pick<Context, 'config'>, { userId, kind, locale }: ConsentToSign) {
  const boundTo = keyedHash(config.secret, 'consent', consentText(kind, locale).sha256);
  return { subject: ofUser(userId), purpose: kind, boundTo };
}
