import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { bearerMs } from '../identity.policy.ts';
import { insertBearer } from '../identity.repo.ts';
import { newToken, tokenHash } from './tokens.ts';

/**
 * Issues a bearer token to the page with this session cookie (promise C4).
 * @throws AppError SESSION_REQUIRED
 */
export async function issueToken(db: Executor, { at }: Act, sessionId: string | undefined) {
  if (!sessionId) throw new AppError('SESSION_REQUIRED');
  const token = newToken();
  const expiresAt = new Date(at.getTime() + bearerMs);
  await insertBearer(db, { tokenHash: tokenHash(token), sessionId, expiresAt });
  return { token, expiresInSeconds: bearerMs / 1000 };
}
