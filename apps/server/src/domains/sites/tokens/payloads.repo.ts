import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, eq } from '../../../platform/database/drizzle.ts';
import { tokenHash } from '../../identity/public.ts';
import { oidcPayloads } from '../sites.tables.ts';
import { type KeptRow, presentExchange, spendInExchange } from './exchanges.repo.ts';
import { takeAhead } from './read-ahead.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

/**
 * Milliseconds in which a used refresh token counts as a parallel call from another tab, not as a replay
 * (promise 15).
 */
export const graceMs = 10_000;

/** Issued data that are stored together with the use of the code or token. */
const givenInExchange: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken']);

/** IDs of grants give no access; IDs of other kinds are the tokens themselves. */
const keyOf = (kind: string, id: string): string => (kind === 'Grant' ? id : tokenHash(id));

const keepText = `
  insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (kind, id) do update set payload = excluded.payload, account_id = excluded.account_id,
    client_id = excluded.client_id, grant_id = excluded.grant_id, session_id = excluded.session_id,
    expires_at = excluded.expires_at`;
const findText = `
  select payload, consumed_at as "consumedAt" from oidc_payloads where kind = $1 and id = $2 and expires_at > $3`;

interface Found {
  readonly payload: AdapterPayload;
  readonly consumedAt: Date | null;
}

/** Tokens, grants and consent requests in the interface of the library. */
export function payloadsOf({ db, pool, clock }: Deps, kind: string): Adapter {
  const one = (id: string) => and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, keyOf(kind, id)));
  const keep = { name: 'oidc_keep', text: keepText };
  const find = async (id: string, now: Date): Promise<Found | undefined> => {
    const values = [kind, keyOf(kind, id), now.toISOString()];
    const { rows } = await pool.query<Found>({ name: 'oidc_find', text: findText, values });
    return rows[0];
  };
  return {
    async upsert(id, payload, expiresIn = 0) {
      const row: KeptRow = {
        kind,
        id: keyOf(kind, id),
        payload: withoutId(kind, payload),
        account_id: payload.accountId ? Number(payload.accountId) : null,
        client_id: payload.clientId ?? null,
        grant_id: kind === 'Grant' ? id : (payload.grantId ?? null),
        session_id: payload.sessionUid ?? null,
        expires_at: new Date(clock.now().getTime() + expiresIn * 1000).toISOString(),
      };
      const exchange = givenInExchange.has(kind) ? presentExchange() : undefined;
      if (exchange?.spent) exchange.given.push(row);
      else
        await pool.query({
          ...keep,
          values: Object.values({ ...row, payload: JSON.stringify(row.payload) }),
        });
    },
    async find(id) {
      const now = clock.now();
      const ahead = takeAhead<Found>(kind, id);
      const found = ahead ? ahead.found : await find(id, now);
      if (!found) return undefined;
      const payload = { ...found.payload, jti: id };
      if (!found.consumedAt || isParallelCall(kind, found.consumedAt, now)) return payload;
      return { ...payload, consumed: Math.floor(found.consumedAt.getTime() / 1000) };
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: (id) => spendInExchange({ db, pool, clock }, { kind, id: keyOf(kind, id) }),
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

/** Uses up a consent request, so that it is answered once. @returns false when a parallel call was first */
export async function takeQuestion(db: Executor, id: string): Promise<boolean> {
  const taken = await db
    .delete(oidcPayloads)
    .where(and(eq(oidcPayloads.kind, 'Interaction'), eq(oidcPayloads.id, keyOf('Interaction', id))))
    .returning({ id: oidcPayloads.id });
  return taken.length === 1;
}

const isParallelCall = (kind: string, consumedAt: Date, now: Date): boolean =>
  kind === 'RefreshToken' && now.getTime() < consumedAt.getTime() + graceMs;

/** Removes the token itself: only its hash is stored. */
function withoutId(kind: string, payload: AdapterPayload): AdapterPayload {
  if (kind === 'Grant') return payload;
  const { jti: _, ...rest } = payload;
  return rest;
}
