import type { StaffAct } from '../../../platform/act.ts';
import { checkSecondFactor, type FactorDeps } from '../staff/check-second-factor.ts';
import { keepFreshProof } from './keep-fresh-proof.ts';

/**
 * A fresh proof of the session that asks, by a number of the authenticator, good once, or a recovery code,
 * which is used up (promise 11).
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED
 */
export async function proveByFactor(
  deps: FactorDeps,
  act: StaffAct,
  { sessionId, code }: { readonly sessionId: string; readonly code: string },
): Promise<void> {
  const take = await checkSecondFactor(deps, act, { userId: act.actor.id, sessionId, code });
  await deps.db.transaction(async (tx) => {
    await take(tx);
    await keepFreshProof(tx, act, { sessionId, by: 'factor' });
  });
}
