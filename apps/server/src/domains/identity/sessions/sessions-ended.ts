import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { eventKind } from '../../../platform/events.ts';
import { tell } from '../../../platform/sockets/sockets.ts';

/** One session of a person has ended, or without `sessionId` all of them. */
export interface SessionsEnded {
  readonly userId: number;
  readonly sessionId?: string;
}

export const sessionsEnded = eventKind<SessionsEnded>('identity.sessions-ended');

/**
 * Publishes in the same transaction that sessions have ended: to open sockets, and to listeners that depend
 * on sessions (promise 8).
 */
export async function tellSessionsEnded(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  ended: SessionsEnded,
): Promise<void> {
  await tell(tx, { to: 'sessions', ...ended });
  await events.publish(tx, sessionsEnded, ended);
}
