import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { sessionById, sessionLives } from '../../identity/public.ts';
import type { KnownSites } from '../clients/known-sites.ts';
import { oidcPayloads } from '../sites.tables.ts';
import type { Ground } from './authorization-code.ts';
import { putAhead, takeAhead } from './read-ahead.ts';
import type { Entry, Kept, ReadSession } from './site-reads.repo.ts';
import { visitOf } from './site-visit.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'> & { readonly sites: KnownSites };

const kind = 'Session';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The provider has no sessions of its own: each is a cabinet session with the same ID, plus the list of sites
 * signed in through it. So the end of a session ends every token (promise 8).
 */
export function opSessions(deps: Deps): Adapter {
  const find = (id: string) => findSession(deps, id);
  return {
    find,
    findByUid: find,
    findByUserCode: async () => undefined,
    async upsert(_, payload) {
      if (payload.accountId && payload.uid) await keepSession(deps.db, payload.uid, payload);
    },
    consume: async () => undefined,
    /** Only the cabinet ends a session. */
    destroy: async () => undefined,
    revokeByGrantId: async () => undefined,
  };
}

async function findSession(deps: Deps, id: string): Promise<AdapterPayload | undefined> {
  if (!uuid.test(id)) return undefined;
  const ofCode = takeAhead<AdapterPayload>('SessionOfCode', id);
  if (ofCode) return ofCode.found;
  const ahead = takeAhead<ReadSession>(kind, id);
  const { session: live, kept } = (ahead ? ahead.found : await readSession(deps, id)) ?? {};
  if (!live || !sessionLives(live, deps.clock.now().getTime())) return undefined;
  const { authorizations = {}, state } = kept ?? {};
  if (!state) readAs.set(authorizations, signedIn(authorizations));
  return {
    ...kept,
    authorizations,
    kind,
    jti: id,
    uid: id,
    accountId: String(live.userId),
    loginTs: Math.floor(live.provedAt / 1000),
    exp: Math.floor(live.expiresAt / 1000),
  };
}

/** Reads the session together with the data that the library requests after it for a sign-in. */
async function readSession(deps: Deps, id: string): Promise<ReadSession | undefined> {
  const entry = takeEntry(id);
  if (!entry) {
    const [session, kept] = await Promise.all([sessionById(deps.pool, id), readKept(deps, id)]);
    return { session: session ?? null, kept };
  }
  const { session, kept, site, edition, grant, own, scopes, usedAt, clientId } = entry;
  putAhead('Client', clientId, site ?? undefined);
  if (site && edition) deps.sites.keep(site, edition);
  const grantId = kept?.authorizations?.[clientId]?.grantId;
  if (grantId && grant && edition) putAhead('Ground', grantId, { edition, grant } satisfies Ground);
  if (grantId) putAhead('Grant', grantId, grant ? { payload: grant, consumedAt: null } : undefined);
  if (session && site) putAhead('Link', `${session.userId} ${clientId}`, { own, scopes, usedAt });
  return entry;
}

/** What was read of this session in advance; returned once. */
function takeEntry(id: string): Entry | undefined {
  const visit = Provider.ctx && visitOf(Provider.ctx.req);
  if (!visit || visit.entry?.session?.id !== id) return undefined;
  const { entry } = visit;
  visit.entry = undefined;
  return entry;
}

async function readKept({ pool }: Pick<Deps, 'pool'>, id: string): Promise<Kept | null> {
  const { rows } = await pool.query<{ payload: Kept }>({
    name: 'oidc_session_kept',
    text: 'select payload from oidc_payloads where kind = $1 and id = $2',
    values: [kind, id],
  });
  return rows[0]?.payload ?? null;
}

/**
 * The state of a session when it was read, to see later whether the call has added a site. The library passes
 * on the same object.
 */
const readAs = new WeakMap<object, string>();

/** The library leaves an empty entry when it looks for a site without a sign-in. */
const signedIn = (authorizations: object): string =>
  JSON.stringify(Object.entries(authorizations).filter(([, one]) => Object.keys(one).length > 0));

/** Two sites may sign a person in at once: both additions stay. */
async function keepSession(db: Executor, id: string, payload: AdapterPayload): Promise<void> {
  const { authorizations = {}, state } = payload;
  const kept = { ...(state ? { state } : {}), authorizations };
  // Most sign-ins are at a site where the person is already signed in, and a write waits for the disk.
  if (!state && readAs.get(authorizations) === signedIn(authorizations)) return;
  await db
    .insert(oidcPayloads)
    .values({
      kind,
      id,
      payload: kept,
      accountId: Number(payload.accountId),
      sessionId: id,
      expiresAt: new Date((payload.exp ?? 0) * 1000),
    })
    .onConflictDoUpdate({
      target: [oidcPayloads.kind, oidcPayloads.id],
      set: {
        payload: sql`excluded.payload || jsonb_build_object('authorizations',
          coalesce(${oidcPayloads.payload}->'authorizations', '{}') || (excluded.payload->'authorizations'))`,
      },
    });
}
