import type { Context } from '../../context.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import {
  clearGuestCookie,
  cookieOf,
  setCsrfCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../../platform/http/cookies.ts';
import { issueCsrf } from '../../platform/http/csrf.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { signedIn } from './identity.events.ts';
import { bearerMs, sessionMs } from './identity.policy.ts';
import {
  type Account,
  insertSession,
  insertSessionAlone,
  type NewSession,
  revokeByCookie,
} from './identity.repo.ts';
import { markDevice } from './known-device.ts';
import { tellSessionsEnded } from './sessions-ended.ts';
import { newToken, tokenHash } from './tokens.ts';
import type { Visit } from './visit.ts';

export interface Entrance {
  readonly door: 'cabinet' | 'office';
  readonly account: Account;
  readonly accountHash: string;
  readonly visit: Visit;
  /** When the person was last proved, if the session goes on for another. */
  readonly provedAt?: Date | undefined;
}

/** A session that is not written yet, with the secrets that only its browser gets. */
interface Draft {
  readonly session: NewSession;
  readonly news: AuditEntry;
  readonly cookie: string;
  /** For the page's memory. */
  readonly bearer: string;
}

export function draftSession(
  clock: Context['clock'],
  { door, account, visit, provedAt }: Omit<Entrance, 'accountHash'>,
): Draft {
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
  return { session, news: signedIn({ id: account.id, door }, sessionId, visit, now), cookie, bearer };
}

/** Gives the browser what it keeps of a session that is written. @returns the bearer for the page's memory */
export function handOver(
  secret: string,
  { session: { id, door }, cookie, bearer }: Draft,
  { accountHash, visit: { reply } }: Pick<Entrance, 'accountHash' | 'visit'>,
): string {
  setSessionCookie(reply, door, cookie);
  setCsrfCookie(reply, door, issueCsrf(secret, id));
  setDeviceCookie(reply, door, markDevice(secret, accountHash));
  clearGuestCookie(reply, door);
  return bearer;
}

/**
 * Opens a session under a new id; the one that this browser had before ends with it (promise 7).
 * @param also what belongs to the same transaction
 * @returns the bearer for the page's memory
 */
export async function openSession(
  deps: Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'events'>,
  entrance: Entrance,
  also?: (tx: Tx) => Promise<void>,
): Promise<string> {
  const { config, clock, db, pool } = deps;
  const { door, visit } = entrance;
  const draft = draftSession(clock, entrance);
  const { session, news } = draft;
  const former = cookieOf(visit.request, door, 'session');
  if (!former && !also) await insertSessionAlone(pool, session, news);
  else
    await db.transaction(async (tx) => {
      await also?.(tx);
      if (former) await endFormer(deps, tx, former, { door, now: session.now });
      await insertSession(tx, session, news);
    });
  return handOver(config.secret, draft, entrance);
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
