import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/db.ts';
import { liveSession } from '../identity/public.ts';
import { oidcPayloads } from './sites.tables.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

const kind = 'Session';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The provider has no sessions of its own: one lives exactly as long as the cabinet's session whose id it has, and
 * keeps beside it only which sites were signed in through it. So whatever ends a session ends every token (promise 8).
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
  const live = uuid.test(id) ? await liveSession(deps, id) : undefined;
  if (!live) return undefined;
  const [kept] = await deps.db
    .select({ payload: oidcPayloads.payload })
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id)));
  return {
    ...(kept?.payload as AdapterPayload | undefined),
    kind,
    jti: id,
    uid: id,
    accountId: String(live.userId),
    loginTs: Math.floor(live.provedAt / 1000),
    exp: Math.floor(live.expiresAt / 1000),
  };
}

async function isKept(db: Executor, id: string, authorizations: object): Promise<boolean> {
  const [found] = await db
    .select({ payload: oidcPayloads.payload })
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id)));
  const stored = (found?.payload ?? {}) as { authorizations?: Record<string, unknown>; state?: unknown };
  const all = Object.entries(authorizations);
  return !stored.state && all.every(([site, one]) => isDeepStrictEqual(stored.authorizations?.[site], one));
}

/** Two sites may sign a person in at once: what either adds stays. */
async function keepSession(db: Executor, id: string, payload: AdapterPayload): Promise<void> {
  const { authorizations = {}, state } = payload;
  const kept = { ...(state ? { state } : {}), authorizations };
  // Most sign-ins are of a site in which the person is signed in already, and a write waits for the disk.
  if (!state && (await isKept(db, id, authorizations))) return;
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
