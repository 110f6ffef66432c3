import { unconfirmedStatus } from '@novosel/contract/users/rules.ts';
import type { Context } from '../../../context.ts';
import type { Authenticate, Credentials, SessionState } from '../../../platform/http/viewer.ts';
import { sessionLives } from '../identity.policy.ts';
import { openSeenSessions, type SeenSessions } from '../sessions/seen-sessions.ts';
import { type FoundSession, findSessions } from '../sessions/sessions.repo.ts';
import { tokenHash } from '../sessions/tokens.ts';

interface Batch {
  readonly bearers: Set<string>;
  readonly cookies: Set<string>;
  readonly found: Promise<Map<string, FoundSession>>;
}

/** Whether a call with this session cookie is signed in, given the session that was read. */
export type JudgeCookie = (session: FoundSession | null, cookie: string) => SessionState;

interface Authenticator {
  readonly authenticate: Authenticate;
  /** For a statement that reads the cabinet session together with other data. */
  readonly judgeCookie: JudgeCookie;
}

/** Reads sessions; requests of the same event loop turn share one query. */
export function authenticator({ pool, clock, log }: Pick<Context, 'pool' | 'clock' | 'log'>): Authenticator {
  const seen = openSeenSessions({ pool, log });
  let batch: Batch | undefined;

  const open = (): Batch => {
    const bearers = new Set<string>();
    const cookies = new Set<string>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      return findSessions(pool, [...bearers], [...cookies]);
    });
    return { bearers, cookies, found };
  };

  const judge = (credentials: Credentials, found: Found, bearer: string | undefined): SessionState => {
    const now = clock.now().getTime();
    const state = decide(credentials, found, seen, now, bearer);
    if (state.kind === 'alive') seen.note(now, state.viewer.sessionId, state.byBearer ? bearer : undefined);
    return state;
  };

  const authenticate: Authenticate = async (credentials) => {
    const bearer = credentials.bearer && tokenHash(credentials.bearer);
    const cookie = credentials.cookie && tokenHash(credentials.cookie);
    if (!bearer && !cookie) return { kind: 'none' };
    batch ??= open();
    if (bearer) batch.bearers.add(bearer);
    if (cookie) batch.cookies.add(cookie);
    const found = await batch.found;
    const both = { bearer: found.get(bearer ?? ''), cookie: found.get(cookie ?? '') };
    return judge(credentials, both, bearer);
  };
  return {
    authenticate,
    judgeCookie: (session, cookie) =>
      judge(
        { door: 'cabinet', bearer: undefined, cookie },
        { bearer: undefined, cookie: session ?? undefined },
        undefined,
      ),
  };
}

type Found = { readonly bearer: FoundSession | undefined; readonly cookie: FoundSession | undefined };

function decide(
  asked: Credentials,
  found: Found,
  seen: SeenSessions,
  now: number,
  bearerHash: string | undefined,
): SessionState {
  const [bearer, cookie] = [ofDoor(found.bearer, asked.door), ofDoor(found.cookie, asked.door)];
  // Tokens of two sessions, or a bearer token with an unknown cookie, are no session (promise C2: 401).
  if (bearer && asked.cookie && bearer.id !== cookie?.id) return { kind: 'none' };
  const session = bearer ?? cookie;
  if (!session) return { kind: 'none' };
  if (!sessionLives({ ...session, seenAt: seen.lastSeen(session.id, session.seenAt) }, now))
    return { kind: 'ended' };
  const byBearer =
    bearer !== undefined && now < seen.bearerEnd(bearerHash ?? '', bearer.bearerExpiresAt ?? 0);
  if (!byBearer && !cookie) return { kind: 'none' };
  const { id: sessionId, userId, status, locale, frozen, provedAt } = session;
  // Only the desk requires the second factor, so staff roles apply only there (docs/decisions/011).
  const roles = asked.door === 'office' ? (session.roles ?? []) : [];
  return {
    kind: 'alive',
    byBearer,
    viewer: {
      userId,
      sessionId,
      door: asked.door,
      unconfirmed: status === unconfirmedStatus,
      locale,
      roles,
      frozen,
      provedAt,
    },
  };
}

function ofDoor(session: FoundSession | undefined, door: Credentials['door']): FoundSession | undefined {
  return session?.door === door ? session : undefined;
}
