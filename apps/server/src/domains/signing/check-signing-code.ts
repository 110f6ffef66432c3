import type { Context } from '../../context.ts';
import { type CheckedCode, checkCode } from '../identity/public.ts';
import { signingClaim, type ToSign } from './signing-claim.ts';

/**
 * Compares a typed code with the one sent for these bytes; the try stays counted whatever follows.
 * @throws AppError CODE_…
 */
export function checkSigningCode(
  deps: Pick<Context, 'config' | 'clock' | 'db'>,
  toSign: ToSign,
  code: string,
): Promise<CheckedCode> {
  return checkCode(deps, signingClaim(toSign), code);
}
