import type { PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { provedAnew } from '../own-acts.events.ts';
import { keepProof } from '../sessions/own-sessions.repo.ts';

/**
 * The person has proved in this session that it is he: sensitive acts are let through for a while (promise
 * 11).
 * @throws AppError SESSION_REVOKED when it has ended meanwhile: what the proof has used up is given back with
 *   the transaction
 */
export async function keepFreshProof(
  tx: Executor,
  act: PersonAct,
  proof: { readonly sessionId: string; readonly by: 'password' | 'passkey' | 'factor' },
): Promise<void> {
  if (!(await keepProof(tx, proof.sessionId, act.at))) throw new AppError('SESSION_REVOKED');
  await provedAnew(tx, act, proof);
}
