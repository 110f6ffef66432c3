import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/db.ts';
import { tokenHash } from '../identity/public.ts';
import { oidcPayloads } from './sites.tables.ts';

/** A token was spent by a twin of this call in the same moment. */
export class SpentByTwin extends errors.InvalidGrant {
  constructor() {
    super('spent already');
  }
}

type Deps = Pick<Context, 'db' | 'clock'>;

/** So long a spent refresh token is no replay but the honest second tab (promise 15). */
export const graceMs = 10_000;

/** Ids of grants open nothing; those of the other kinds are what their holders show. */
const keyOf = (kind: string, id: string): string => (kind === 'Grant' ? id : tokenHash(id));

/** Codes, tokens, grants and consent requests of the protocol, as the library asks for them. */
export function payloadsOf({ db, clock }: Deps, kind: string): Adapter {
  const one = (id: string) => and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, keyOf(kind, id)));
  return {
    async upsert(id, payload, expiresIn = 0) {
      const now = clock.now();
      const row = {
        payload: withoutId(kind, payload),
        accountId: payload.accountId ? Number(payload.accountId) : null,
        clientId: payload.clientId ?? null,
        grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
        sessionId: payload.sessionUid ?? null,
        expiresAt: new Date(now.getTime() + expiresIn * 1000),
      };
      await db
        .insert(oidcPayloads)
        .values({ kind, id: keyOf(kind, id), ...row })
        .onConflictDoUpdate({ target: [oidcPayloads.kind, oidcPayloads.id], set: row });
    },
    async find(id) {
      const now = clock.now();
      const [found] = await db
        .select({ payload: oidcPayloads.payload, consumedAt: oidcPayloads.consumedAt })
        .from(oidcPayloads)
        .where(and(one(id), gt(oidcPayloads.expiresAt, now)));
      if (!found) return undefined;
      const payload = { ...(found.payload as AdapterPayload), jti: id };
      if (!found.consumedAt || isHonestTwin(kind, found.consumedAt, now)) return payload;
      return { ...payload, consumed: Math.floor(found.consumedAt.getTime() / 1000) };
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    async consume(id) {
      const spent = await db
        .update(oidcPayloads)
        .set({ consumedAt: clock.now() })
        .where(and(one(id), isNull(oidcPayloads.consumedAt)))
        .returning({ id: oidcPayloads.id });
      if (spent.length === 1) return;
      const [there] = await db.select({ id: oidcPayloads.id }).from(oidcPayloads).where(one(id));
      if (!there) throw new errors.InvalidGrant('its session has ended');
      if (kind === 'AuthorizationCode') await endGrantOf(db, kind, id);
      throw new SpentByTwin();
    },
    async destroy(id) {
      await db.delete(oidcPayloads).where(one(id));
    },
    async revokeByGrantId(grantId) {
      await db
        .delete(oidcPayloads)
        .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.grantId, grantId)));
    },
  };
}

const isHonestTwin = (kind: string, consumedAt: Date, now: Date): boolean =>
  kind === 'RefreshToken' && now.getTime() < consumedAt.getTime() + graceMs;

/** What a token is found by stands under its hash alone. */
function withoutId(kind: string, payload: AdapterPayload): AdapterPayload {
  if (kind === 'Grant') return payload;
  const { jti: _, ...rest } = payload;
  return rest;
}

/** Promise 13: a code that is shown twice takes all its tokens with it; without their grant they open nothing. */
async function endGrantOf(db: Executor, kind: string, id: string): Promise<void> {
  const grant = db
    .select({ id: oidcPayloads.grantId })
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, keyOf(kind, id))));
  await db.delete(oidcPayloads).where(sql`${oidcPayloads.grantId} in ${grant}`);
}
