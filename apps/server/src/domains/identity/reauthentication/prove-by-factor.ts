import type { StaffAct } from '../../../platform/act.ts';
import { checkSecondFactor, type FactorDeps } from '../staff/check-second-factor.ts';
import { keepFreshProof } from './keep-fresh-proof.ts';

/**
 * Re-authenticates this session by a code of the authenticator or a recovery code; each works once (promise
 * 11).
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
