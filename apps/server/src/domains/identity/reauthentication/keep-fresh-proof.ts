import type { PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { provedAnew } from '../own-acts.events.ts';
import { keepProof } from '../sessions/own-sessions.repo.ts';

/**
 * Records a re-authentication in this session: sensitive acts are allowed for a while (promise 11).
 * @throws AppError SESSION_REVOKED when the session has ended meanwhile: the transaction then does not use up
 * the code
 */
export async function keepFreshProof(
  tx: Executor,
  act: PersonAct,
  proof: { readonly sessionId: string; readonly by: 'password' | 'passkey' | 'factor' },
): Promise<void> {
  if (!(await keepProof(tx, proof.sessionId, act.at))) throw new AppError('SESSION_REVOKED');
  await provedAnew(tx, act, proof);
}
