import type { Context } from '../../../context.ts';
import type { PersonAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { signedOut } from '../identity.events.ts';
import { revokeSession } from '../identity.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';

/** Ends the session with its bearer tokens, cookie and sockets (promise 8). */
export function signOut(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: PersonAct,
  sessionId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await revokeSession(tx, sessionId, act.at);
    await signedOut(tx, act, sessionId);
    await tellSessionsEnded(deps, tx, { userId: act.actor.id, sessionId });
  });
}
