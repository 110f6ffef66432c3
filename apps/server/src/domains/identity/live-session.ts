import type { Context } from '../../context.ts';
import { sessionLives } from './identity.policy.ts';
import { sessionById } from './sessions.repo.ts';

/** A session of the cabinet by its id, if it lives by the rule that lets calls in. */
export async function liveSession(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  id: string,
): Promise<{ readonly userId: number; readonly provedAt: number; readonly expiresAt: number } | undefined> {
  const found = await sessionById(pool, id);
  return found && sessionLives(found, clock.now().getTime()) ? found : undefined;
}
