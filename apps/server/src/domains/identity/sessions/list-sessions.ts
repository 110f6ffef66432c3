import type { listSessions as endpoint } from '@novosel/contract/session/own-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { PersonAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { sessionLives } from '../identity.policy.ts';
import { deviceOf } from '../sign-in/device-of.ts';
import { doorOf } from './door-of.ts';
import { sessionsOf } from './own-sessions.repo.ts';

/** The person's sessions: the one of this call, then the others by their last call. */
export async function listSessions(
  db: Executor,
  act: PersonAct,
  sessionId: string,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const { at: now } = act;
  const items = (await sessionsOf(db, act.actor.id, doorOf(act)))
    .map(({ seenAt, ...session }) => {
      const current = session.id === sessionId;
      // Times are stored once a minute (`seen-sessions.ts`), and this call is the latest one.
      return { ...session, current, seenAt: current ? now : seenAt };
    })
    .filter(({ seenAt, expiresAt, lockedUntil, ...session }) =>
      sessionLives(
        {
          ...session,
          seenAt: seenAt.getTime(),
          expiresAt: expiresAt.getTime(),
          lockedUntil: lockedUntil?.getTime() ?? null,
        },
        now.getTime(),
      ),
    )
    .sort((one, other) => other.seenAt.getTime() - one.seenAt.getTime())
    .sort((one, other) => Number(other.current) - Number(one.current))
    .map(({ id, current, userAgent, address, createdAt, seenAt }) => ({
      id,
      current,
      ...deviceOf(userAgent),
      address,
      beganAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
  return { items, now: now.toISOString() };
}
