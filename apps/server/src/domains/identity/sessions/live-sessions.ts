import type { Context } from '../../../context.ts';
import { sessionLives } from '../identity.policy.ts';
import { sessionsById } from './sessions.repo.ts';

/** In ms: what was seen lately is written once a minute by each node (`seen-sessions.ts`). */
const notWrittenYet = 2 * 60_000;

/** Which of these sessions are alive, for what they keep open without calling (promises 8, 9). */
export const liveSessions =
  ({ pool, clock }: Pick<Context, 'pool' | 'clock'>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const now = clock.now().getTime() - notWrittenYet;
    const found = await sessionsById(pool, ids);
    return new Set(found.filter((session) => sessionLives(session, now)).map(({ id }) => id));
  };
