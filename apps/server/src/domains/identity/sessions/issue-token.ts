import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { bearerMs } from '../identity.policy.ts';
import { insertBearer } from '../identity.repo.ts';
import type { Visit } from '../sign-in/visit.ts';
import { newToken, tokenHash } from './tokens.ts';

/**
 * Gives the page that holds the session cookie a bearer of its own (promise C4).
 * @throws AppError SESSION_REQUIRED
 */
export async function issueToken({ db, clock }: Pick<Context, 'db' | 'clock'>, { viewer }: Visit) {
  if (!viewer) throw new AppError('SESSION_REQUIRED');
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + bearerMs);
  await insertBearer(db, { tokenHash: tokenHash(token), sessionId: viewer.sessionId, expiresAt });
  return { result: true, data: { token, expiresInSeconds: bearerMs / 1000 } } as const;
}
