import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import {
  clearGuestCookie,
  cookieOf,
  setCsrfCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../../../platform/http/cookies.ts';
import { issueCsrf } from '../../../platform/http/csrf.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { signedIn } from '../identity.events.ts';
import { bearerMs, sessionMs } from '../identity.policy.ts';
import {
  type Account,
  insertSession,
  insertSessionAlone,
  type NewSession,
  revokeByCookie,
} from '../identity.repo.ts';
import { markDevice } from '../sign-in/known-device.ts';
import type { Visit } from '../sign-in/visit.ts';
import { tellSessionsEnded } from './sessions-ended.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface Entrance {
  readonly door: 'cabinet' | 'office';
  readonly account: Account;
  readonly accountHash: string;
  readonly visit: Visit;
  /** When the person was last proved, if the session goes on for another. */
  readonly provedAt?: Date | undefined;
}

/**
 * Opens a session under a new id; the one that this browser had before ends with it (promise 7).
 * @param also what belongs to the same transaction
 * @returns the bearer for the page's memory
 */
export async function openSession(
  deps: Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'events'>,
  { door, account, accountHash, visit, provedAt }: Entrance,
  also?: (tx: Tx) => Promise<void>,
): Promise<string> {
  const { config, clock, db, pool } = deps;
  const now = clock.now();
  const [cookie, bearer, sessionId] = [newToken(), newToken(), uuidv7(now)];
  const session: NewSession = {
    id: sessionId,
    userId: account.id,
    door,
    cookieHash: tokenHash(cookie),
    bearerHash: tokenHash(bearer),
    generation: account.generation,
    now,
    expiresAt: new Date(now.getTime() + sessionMs),
    bearerExpiresAt: new Date(now.getTime() + bearerMs),
    address: visit.address,
    userAgent: visit.userAgent,
    provedAt,
  };
  const news = signedIn({ id: account.id, door }, sessionId, visit, now);
  const former = cookieOf(visit.request, door, 'session');
  if (!former && !also) await insertSessionAlone(pool, session, news);
  else
    await db.transaction(async (tx) => {
      await also?.(tx);
      if (former) await endFormer(deps, tx, former, { door, now });
      await insertSession(tx, session, news);
    });
  setSessionCookie(visit.reply, door, cookie);
  setCsrfCookie(visit.reply, door, issueCsrf(config.secret, sessionId));
  setDeviceCookie(visit.reply, door, markDevice(config.secret, accountHash));
  clearGuestCookie(visit.reply, door);
  return bearer;
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
