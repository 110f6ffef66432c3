import { and, eq, sql } from 'drizzle-orm';
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { oidcPayloads } from './sites.tables.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

/** A token was spent by a twin of this call in the same moment. */
export class SpentByTwin extends errors.InvalidGrant {
  constructor() {
    super('spent already');
  }
}

/** A row of what the protocol keeps. */
export interface KeptRow {
  readonly kind: string;
  readonly id: string;
  readonly payload: object;
  readonly account_id: number | null;
  readonly client_id: string | null;
  readonly grant_id: string | null;
  readonly session_id: string | null;
  readonly expires_at: string;
}

/** What a site shows, a code or a refresh token, and what it is given for it. */
interface Exchange {
  spent?: { readonly kind: string; readonly id: string };
  readonly given: KeptRow[];
}

const exchanges = new WeakMap<object, Exchange>();

/** The exchange that the present call is about. */
export const presentExchange = (): Exchange | undefined => Provider.ctx && exchanges.get(Provider.ctx);

// What is given comes into being with the spending or not at all, and is there for the disk before it is answered.
const exchangeText = `
  with spent as (
    update oidc_payloads set consumed_at = $3 where kind = $1 and id = $2 and consumed_at is null returning id
  ), given as (
    insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
    select kind, id, payload, account_id, client_id, grant_id, session_id, expires_at
      from jsonb_to_recordset($4::jsonb) as g(kind text, id text, payload jsonb, account_id integer,
        client_id text, grant_id text, session_id text, expires_at timestamptz)
     where exists (select from spent)
  )
  select id from spent`;

/** Keeps what the library does in an exchange as one statement at its end, before it is answered. */
export function exchangeAtOnce<Ctx extends KoaContextWithOIDC>(
  deps: Deps,
  handle: (ctx: Ctx) => void | Promise<void>,
): (ctx: Ctx) => Promise<void> {
  return async (ctx) => {
    const exchange: Exchange = { given: [] };
    exchanges.set(ctx, exchange);
    try {
      await handle(ctx);
    } catch (error) {
      // What was shown is spent, although nothing came of it.
      await keepExchange(deps, { ...exchange, given: [] });
      throw error;
    } finally {
      exchanges.delete(ctx);
    }
    await keepExchange(deps, exchange);
  };
}

async function keepExchange({ db, pool, clock }: Deps, { spent, given }: Exchange): Promise<void> {
  if (!spent) return;
  const { kind, id } = spent;
  const values = [kind, id, clock.now().toISOString(), JSON.stringify(given)];
  const { rowCount } = await pool.query({ name: 'oidc_exchange', text: exchangeText, values });
  if (rowCount === 1) return;
  const one = and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id));
  const [there] = await db.select({ grantId: oidcPayloads.grantId }).from(oidcPayloads).where(one);
  if (!there) throw new errors.InvalidGrant('its session has ended');
  // Promise 13: a code that is shown twice takes all its tokens with it; without their grant they open nothing.
  if (kind === 'AuthorizationCode') {
    const grant = db.select({ id: oidcPayloads.grantId }).from(oidcPayloads).where(one);
    await db.delete(oidcPayloads).where(sql`${oidcPayloads.grantId} in ${grant}`);
  }
  throw new SpentByTwin();
}
