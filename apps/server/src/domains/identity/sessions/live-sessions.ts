import type { Context } from '../../../context.ts';
import { sessionLives } from '../identity.policy.ts';
import { sessionsById } from './sessions.repo.ts';

/** In milliseconds: each node stores the latest calls once a minute (`seen-sessions.ts`). */
const notWrittenYet = 2 * 60_000;

/** Which of these sessions are valid; used for open sockets, which make no calls (promises 8, 9). */
export const liveSessions =
  ({ pool, clock }: Pick<Context, 'pool' | 'clock'>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const now = clock.now().getTime() - notWrittenYet;
    const found = await sessionsById(pool, ids);
    return new Set(found.filter((session) => sessionLives(session, now)).map(({ id }) => id));
  };
