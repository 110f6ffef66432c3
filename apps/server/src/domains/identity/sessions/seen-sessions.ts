import type { Context } from '../../../context.ts';
import { bearerMs } from '../identity.policy.ts';
import { keepSeen, type Moments, slideBearers } from './sessions.repo.ts';

const keepEveryMs = 60_000;

/**
 * When sessions and bearer tokens were last used. Kept in memory and written once a minute for all together,
 * so that reads cause no writes; the limits of promise 9 stay exact, since they are much longer than a
 * minute.
 */
export interface SeenSessions {
  /** The later of the stored time and the time seen by this node. */
  lastSeen(sessionId: string, known: number): number;
  bearerEnd(bearerHash: string, known: number): number;
  note(now: number, sessionId: string, bearerHash: string | undefined): void;
}

export function openSeenSessions({ pool, log }: Pick<Context, 'pool' | 'log'>): SeenSessions {
  const sessions = new Map<string, number>();
  const bearers = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const keep = async (): Promise<void> => {
    const [seen, ends] = [new Map(sessions), new Map(bearers)];
    try {
      await Promise.all([keepSeen(pool, seen), slideBearers(pool, ends)]);
      forget(sessions, seen);
      forget(bearers, ends);
    } catch (error) {
      log.warn({ err: error }, 'moments of sessions are not kept yet');
    }
  };

  const schedule = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      void keep().then(() => {
        timer = undefined;
        if (sessions.size > 0) schedule();
      });
    }, keepEveryMs).unref();
  };

  return {
    lastSeen: (sessionId, known) => Math.max(known, sessions.get(sessionId) ?? 0),
    bearerEnd: (hash, known) => Math.max(known, bearers.get(hash) ?? 0),
    note(now, sessionId, hash) {
      sessions.set(sessionId, now);
      if (hash) bearers.set(hash, now + bearerMs);
      schedule();
    },
  };
}

/** Keeps what was noted during the write for the next one. */
function forget(noted: Map<string, number>, kept: Moments): void {
  for (const [id, at] of kept) if (noted.get(id) === at) noted.delete(id);
}
