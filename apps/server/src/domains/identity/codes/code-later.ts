import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { codeTries } from '../identity.policy.ts';
import { type CodeClaim, newestCode } from './codes.repo.ts';

/**
 * The last code may have been sent for another act: a code field for this one would be useless.
 * @returns the refusal of a sending; CODE_LATER instead of CODE_TOO_SOON, unless a valid code of each claim
 * exists
 */
export async function laterUnlessWaits(
  { clock }: Pick<Context, 'clock'>,
  tx: Executor,
  claims: readonly CodeClaim[],
  refusal: unknown,
): Promise<unknown> {
  if (!(refusal instanceof AppError) || refusal.code !== 'CODE_TOO_SOON') return refusal;
  for (const claim of claims) {
    const last = await newestCode(tx, claim);
    const waits = last && !last.usedAt && last.tries < codeTries && last.expiresAt > clock.now();
    if (!waits) return new AppError('CODE_LATER', { params: refusal.params });
  }
  return refusal;
}
