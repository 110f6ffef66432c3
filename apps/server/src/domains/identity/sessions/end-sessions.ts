import type { Context } from '../../../context.ts';
import type { BuyerAct, PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { revokeAll } from '../accounts/accounts.repo.ts';
import { signedOut, signedOutEverywhere } from '../identity.events.ts';
import { revokeOwnSession } from '../identity.repo.ts';
import { doorOf } from './door-of.ts';
import { beginGeneration } from './own-sessions.repo.ts';
import { tellSessionsEnded } from './sessions-ended.ts';

type Deps = Pick<Context, 'events'>;

/** Ends one session of the person, for example on a lost phone (promise 8). @throws AppError NOT_FOUND */
export function endOneSession(deps: Deps, db: Executor, act: PersonAct, sessionId: string): Promise<void> {
  const { id: userId } = act.actor;
  return inTransaction(db, async (tx) => {
    const own = { id: sessionId, userId, door: doorOf(act) };
    if (!(await revokeOwnSession(tx, own, act.at))) throw new AppError('NOT_FOUND');
    await signedOut(tx, act, sessionId);
    await tellSessionsEnded(deps, tx, { userId, sessionId });
  });
}

/** Ends every session of the person, at the cabinet and the desk, including this one (promise 8). */
export function endAllSessions(deps: Deps, db: Executor, act: BuyerAct): Promise<void> {
  const { id: userId } = act.actor;
  return inTransaction(db, async (tx) => {
    await beginGeneration(tx, userId);
    await revokeAll(tx, userId, act.at);
    await tellSessionsEnded(deps, tx, { userId });
    await signedOutEverywhere(tx, act);
  });
}
