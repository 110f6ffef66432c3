import { and, eq, sql } from 'drizzle-orm';
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

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

/** So long a spent refresh token is no replay but the honest second tab (promise 15). */
export const graceMs = 10_000;

/** Ids of grants open nothing; those of the other kinds are what their holders show. */
const keyOf = (kind: string, id: string): string => (kind === 'Grant' ? id : tokenHash(id));

/**
 * What is lost with the machine is asked for anew, a code by a sign-in, an access token by a refresh; so these do not
 * wait for the disk. The refresh token that is given with them does, and with it everything that was written before it.
 */
const withoutDisk: ReadonlySet<string> = new Set(['AuthorizationCode', 'AccessToken']);
const afterwards = `set_config('synchronous_commit', 'off', true) = 'off'`;

// A round of single sign-on is eight of these: prepared, without the query builder.
const keepText = (kind: string) => `
  insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
  select $1, $2, $3::jsonb, $4::integer, $5, $6, $7, $8::timestamptz where ${withoutDisk.has(kind) ? afterwards : 'true'}
  on conflict (kind, id) do update set payload = excluded.payload, account_id = excluded.account_id,
    client_id = excluded.client_id, grant_id = excluded.grant_id, session_id = excluded.session_id,
    expires_at = excluded.expires_at`;
const findText = `
  select payload, consumed_at as "consumedAt" from oidc_payloads where kind = $1 and id = $2 and expires_at > $3`;
const spendText = `
  update oidc_payloads set consumed_at = $3 where kind = $1 and id = $2 and consumed_at is null and ${afterwards}`;

interface Found {
  readonly payload: AdapterPayload;
  readonly consumedAt: Date | null;
}

/** Codes, tokens, grants and consent requests of the protocol, as the library asks for them. */
export function payloadsOf({ db, pool, clock }: Deps, kind: string): Adapter {
  const one = (id: string) => and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, keyOf(kind, id)));
  const keep = { name: `oidc_keep_${withoutDisk.has(kind)}`, text: keepText(kind) };
  return {
    async upsert(id, payload, expiresIn = 0) {
      await pool.query({
        ...keep,
        values: [
          kind,
          keyOf(kind, id),
          JSON.stringify(withoutId(kind, payload)),
          payload.accountId ? Number(payload.accountId) : null,
          payload.clientId ?? null,
          kind === 'Grant' ? id : (payload.grantId ?? null),
          payload.sessionUid ?? null,
          new Date(clock.now().getTime() + expiresIn * 1000).toISOString(),
        ],
      });
    },
    async find(id) {
      const now = clock.now();
      const values = [kind, keyOf(kind, id), now.toISOString()];
      const { rows } = await pool.query<Found>({ name: 'oidc_find', text: findText, values });
      const [found] = rows;
      if (!found) return undefined;
      const payload = { ...found.payload, jti: id };
      if (!found.consumedAt || isHonestTwin(kind, found.consumedAt, now)) return payload;
      return { ...payload, consumed: Math.floor(found.consumedAt.getTime() / 1000) };
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    async consume(id) {
      const values = [kind, keyOf(kind, id), clock.now().toISOString()];
      const { rowCount } = await pool.query({ name: 'oidc_spend', text: spendText, values });
      if (rowCount === 1) return;
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

/** Uses a question of the protocol up, so that it is answered once. @returns false when a twin was first */
export async function takeQuestion(db: Executor, id: string): Promise<boolean> {
  const taken = await db
    .delete(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, 'Interaction'), eq(oidcPayloads.id, keyOf('Interaction', id))))
    .returning({ id: oidcPayloads.id });
  return taken.length === 1;
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
