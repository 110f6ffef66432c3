import type { Context } from '../../context.ts';
import { consentInForce } from '../consents/public.ts';
import { type CheckedCode, checkCode } from '../identity/public.ts';
import { type ConsentToSign, consentClaim } from './consent-claim.ts';

/**
 * Compares a typed code with the one sent for this text; the try stays counted whatever follows.
 * @returns undefined when none was typed, and while a consent is in force: there is nothing to sign
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export async function checkConsentCode(
  deps: Pick<Context, 'config' | 'clock' | 'db'>,
  toSign: ConsentToSign,
  code: string | undefined,
): Promise<CheckedCode | undefined> {
  if (code === undefined) return undefined;
  if (await consentInForce(deps.db, { ...toSign, at: deps.clock.now() })) return undefined;
  return checkCode(deps, consentClaim(deps, toSign), code);
}
