import type { Executor } from '../../platform/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { provedAnew } from './own-acts.events.ts';
import { keepProof } from './own-sessions.repo.ts';
import type { Visit } from './visit.ts';

/** The person has proved in this session that it is he: sensitive acts are let through for a while (promise 11). */
export async function keepFreshProof(
  tx: Executor,
  by: 'password' | 'passkey' | 'factor',
  visit: Visit & { readonly viewer: Viewer },
  at: Date,
): Promise<void> {
  await keepProof(tx, visit.viewer.sessionId, at);
  await provedAnew(tx, by, visit, at);
}
