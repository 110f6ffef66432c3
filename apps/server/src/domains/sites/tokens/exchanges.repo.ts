import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { isOutage } from '../../../platform/database/db.ts';
import { and, eq } from '../../../platform/database/drizzle.ts';
import { cabinetSessionLives } from '../../identity/public.ts';
import { oidcPayloads } from '../sites.tables.ts';
import type { Ground } from './authorization-code.ts';
import { editionText } from './site-reads.repo.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

/** A parallel call has used the token at the same moment. */
export class SpentByParallelCall extends errors.InvalidGrant {
  constructor() {
    super('spent already');
  }
}

/** A row of the protocol data. */
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

/** A code or refresh token of a site, and what is issued for it. */
interface Exchange {
  spent?: Shown;
  readonly given: KeptRow[];
  /** Resolves when the exchange is stored or has failed; with the error when the database was down. */
  readonly ended: Promise<unknown>;
}

interface Shown {
  readonly kind: string;
  readonly id: string;
  /** The code, which is stored only when it is used. */
  readonly code?: SpentCode;
}

interface SpentCode {
  readonly grantId: string | undefined;
  readonly forgottenAt: Date;
  /** What the code depends on, when the database has not been queried for it. */
  readonly unasked?: Ground & { readonly clientId: string; readonly sessionUid: string };
}

const exchanges = new WeakMap<object, Exchange>();

/** Exchanges in progress on this node. */
const underWay = new Map<string, Exchange>();
const nameOf = ({ kind, id }: Shown) => `${kind} ${id}`;

/** The exchange of the present call. */
export const presentExchange = (): Exchange | undefined => Provider.ctx && exchanges.get(Provider.ctx);

/**
 * Uses a code or token in the present exchange. A second call on the same node waits for the first and is
 * refused here, before useless tokens are signed; one on another node is refused when it is stored.
 * @throws SpentByParallelCall, InvalidGrant
 */
export async function spendInExchange(deps: Deps, shown: Shown): Promise<void> {
  const exchange = presentExchange();
  if (!exchange) throw new Error(`${shown.kind} is spent in an exchange only`);
  const first = underWay.get(nameOf(shown));
  if (first) {
    const outage = await first.ended;
    if (outage) throw outage;
    await keepExchange(deps, { spent: shown, given: [] });
    throw new SpentByParallelCall();
  }
  underWay.set(nameOf(shown), exchange);
  exchange.spent = shown;
}

// Issued data are stored together with the use of the code, or not at all, and are on disk before the answer.
const exchangeText = (spending: string, standing = 'select') => `
  with stands as (${standing}), spent as (${spending} returning id), given as (
    insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
    select kind, id, payload, account_id, client_id, grant_id, session_id, expires_at
      from jsonb_to_recordset($4::jsonb) as g(kind text, id text, payload jsonb, account_id integer,
        client_id text, grant_id text, session_id text, expires_at timestamptz)
     where exists (select from spent) and exists (select from stands)
  )
  select exists (select from stands) as stands from spent`;
// Without a person and a grant: a used code stays known, whatever ends.
const spendingOfCode = `
  insert into oidc_payloads (kind, id, payload, consumed_at, expires_at) values ($1, $2, '{}', $3, $5)
  on conflict do nothing`;
// The same conditions as in `readExchange`: nothing may have changed since.
const standingOfCode = `
  select from oauth_clients c
    join oidc_payloads g on g.kind = 'Grant' and g.id = $7 and g.expires_at > $3::timestamptz and g.payload = $8::jsonb
    join oidc_payloads kept on kept.kind = 'Session' and kept.id = $9
         and kept.payload #>> array['authorizations', $6, 'grantId'] = $7
   where c.client_id = $6 and ${editionText} = $10 and ${cabinetSessionLives('$9::uuid', '$3::timestamptz')}`;
export const unaskedText = exchangeText(spendingOfCode, standingOfCode);
const keepings = {
  kept: {
    name: 'oidc_exchange',
    text: exchangeText(
      'update oidc_payloads set consumed_at = $3 where kind = $1 and id = $2 and consumed_at is null',
    ),
  },
  code: { name: 'oidc_exchange_code', text: exchangeText(spendingOfCode) },
  unasked: { name: 'oidc_exchange_unasked', text: unaskedText },
};

/** Stores everything that the library does in an exchange as one statement, before the answer. */
export function exchangeAtOnce<Ctx extends KoaContextWithOIDC>(
  deps: Deps,
  handle: (ctx: Ctx) => void | Promise<void>,
): (ctx: Ctx) => Promise<void> {
  return async (ctx) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    let outage: unknown;
    const exchange: Exchange = { given: [], ended };
    exchanges.set(ctx, exchange);
    try {
      await handle(ctx);
      await keepExchange(deps, exchange);
    } catch (error) {
      // The code counts as used although the exchange failed; in an outage nothing was stored, and the site
      // retries.
      if (isOutage(error)) outage = error;
      else await keepExchange(deps, { spent: exchange.spent, given: [] }).catch(() => undefined);
      throw error;
    } finally {
      exchanges.delete(ctx);
      if (exchange.spent) underWay.delete(nameOf(exchange.spent));
      end(outage);
    }
  };
}

function keepingOf({ forgottenAt, grantId, unasked }: SpentCode, values: readonly string[]) {
  const spent = [...values, forgottenAt.toISOString()];
  if (!unasked) return { ...keepings.code, values: spent };
  const { clientId, grant, sessionUid, edition } = unasked;
  return {
    ...keepings.unasked,
    values: [...spent, clientId, grantId, JSON.stringify(grant), sessionUid, edition],
  };
}

async function keepExchange(
  { db, pool, clock }: Deps,
  { spent, given }: { readonly spent?: Shown | undefined; readonly given: readonly KeptRow[] },
): Promise<void> {
  if (!spent) return;
  const { kind, id, code } = spent;
  const values = [kind, id, clock.now().toISOString(), JSON.stringify(given)];
  const { rows } = await pool.query<{ readonly stands: boolean }>(
    code ? keepingOf(code, values) : { ...keepings.kept, values },
  );
  if (rows[0]?.stands) return;
  if (rows[0]) throw new errors.InvalidGrant('what it stood on has changed');
  if (code) {
    // Promise 13: using a code twice revokes its tokens; without their grant they are invalid.
    if (code.grantId) await db.delete(oidcPayloads).where(eq(oidcPayloads.grantId, code.grantId));
    throw new SpentByParallelCall();
  }
  const one = and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id));
  const [there] = await db.select({ id: oidcPayloads.id }).from(oidcPayloads).where(one);
  throw there ? new SpentByParallelCall() : new errors.InvalidGrant('its session has ended');
}
