import type { Context } from '../../../context.ts';
import { type Act, asBuyer, asStaff } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { SessionCookies } from '../../../platform/http/cookies.ts';
import { issueCsrf } from '../../../platform/http/csrf.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { bearerMs, sessionMs } from '../identity.policy.ts';
import {
  type Account,
  insertSession,
  insertSessionAlone,
  type NewSession,
  revokeByCookie,
} from '../identity.repo.ts';
import { markDevice } from '../sign-in/known-device.ts';
import { tellSessionsEnded } from './sessions-ended.ts';
import { newToken, tokenHash } from './tokens.ts';

interface Entrance {
  readonly door: 'cabinet' | 'office';
  readonly account: Account;
  readonly accountHash: string;
  /** The session cookie of this browser. */
  readonly former: string | undefined;
  /** Time of the last re-authentication, when the session continues another one. */
  readonly provedAt?: Date | undefined;
}

export interface OpenedSession {
  /** The bearer token, kept in the page's memory. */
  readonly token: string;
  readonly cookies: SessionCookies;
}

/**
 * Opens a session under a new ID; the former session of this browser ends with it (promise 7).
 * @param also runs in the same transaction
 */
export async function openSession(
  deps: Pick<Context, 'config' | 'db' | 'pool' | 'events'>,
  act: Act,
  { door, account, accountHash, former, provedAt }: Entrance,
  also?: (tx: Tx) => Promise<void>,
): Promise<OpenedSession> {
  const { config, db, pool } = deps;
  const [cookie, bearer, sessionId] = [newToken(), newToken(), uuidv7(act.at)];
  const session: NewSession = {
    id: sessionId,
    userId: account.id,
    door,
    cookieHash: tokenHash(cookie),
    bearerHash: tokenHash(bearer),
    generation: account.generation,
    expiresAt: new Date(act.at.getTime() + sessionMs),
    bearerExpiresAt: new Date(act.at.getTime() + bearerMs),
    provedAt,
  };
  const own = door === 'office' ? asStaff(act, account.id) : asBuyer(act, account.id);
  if (!former && !also) await insertSessionAlone(pool, own, session);
  else
    await db.transaction(async (tx) => {
      await also?.(tx);
      if (former) await endFormer(deps, tx, former, { door, now: act.at });
      await insertSession(tx, own, session);
    });
  return {
    token: bearer,
    cookies: {
      session: cookie,
      csrf: issueCsrf(config.secret, sessionId),
      device: markDevice(config.secret, accountHash),
    },
  };
}

async function endFormer(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  cookie: string,
  { door, now }: { door: Entrance['door']; now: Date },
): Promise<void> {
  const ended = await revokeByCookie(tx, door, tokenHash(cookie), now);
  if (ended) await tellSessionsEnded(deps, tx, { userId: ended.userId, sessionId: ended.id });
}
