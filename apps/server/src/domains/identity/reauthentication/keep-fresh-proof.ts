import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { provedAnew } from '../own-acts.events.ts';
import { keepProof } from '../sessions/own-sessions.repo.ts';
import type { Visit } from '../sign-in/visit.ts';

/**
 * The person has proved in this session that it is he: sensitive acts are let through for a while (promise
 * 11).
 * @throws AppError SESSION_REVOKED when it has ended meanwhile: what the proof has used up is given back with
 *   the transaction
 */
export async function keepFreshProof(
  tx: Executor,
  by: 'password' | 'passkey' | 'factor',
  visit: Visit & { readonly viewer: Viewer },
  at: Date,
): Promise<void> {
  if (!(await keepProof(tx, visit.viewer.sessionId, at))) throw new AppError('SESSION_REVOKED');
  await provedAnew(tx, by, visit, at);
}
