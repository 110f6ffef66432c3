import { and, eq } from 'drizzle-orm';
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { isOutage } from '../../../platform/database/db.ts';
import { cabinetSessionLives } from '../../identity/public.ts';
import { oidcPayloads } from '../sites.tables.ts';
import type { Ground } from './authorization-code.ts';
import { editionText } from './site-reads.repo.ts';

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
  spent?: Shown;
  readonly given: KeptRow[];
  /**
   * Comes when the exchange is kept, or nothing came of it; with the error when the database could not be
   * asked.
   */
  readonly ended: Promise<unknown>;
}

interface Shown {
  readonly kind: string;
  readonly id: string;
  /** Of a code, which is written when it is spent and not before. */
  readonly code?: SpentCode;
}

interface SpentCode {
  readonly grantId: string | undefined;
  readonly forgottenAt: Date;
  /** What it says it stands on, when the database has not been asked about it. */
  readonly unasked?: Ground & { readonly clientId: string; readonly sessionUid: string };
}

const exchanges = new WeakMap<object, Exchange>();

/** What is being exchanged on this node now. */
const underWay = new Map<string, Exchange>();
const nameOf = ({ kind, id }: Shown) => `${kind} ${id}`;

/** The exchange that the present call is about. */
export const presentExchange = (): Exchange | undefined => Provider.ctx && exchanges.get(Provider.ctx);

/**
 * Takes what a site shows for the present exchange. A second one of the same node waits for the first and is
 * refused here, before tokens are signed that nobody will get; one of another node is refused when it is
 * kept.
 * @throws SpentByTwin, InvalidGrant
 */
export async function spendInExchange(deps: Deps, shown: Shown): Promise<void> {
  const exchange = presentExchange();
  if (!exchange) throw new Error(`${shown.kind} is spent in an exchange only`);
  const first = underWay.get(nameOf(shown));
  if (first) {
    const outage = await first.ended;
    if (outage) throw outage;
    await keepExchange(deps, { spent: shown, given: [] });
    throw new SpentByTwin();
  }
  underWay.set(nameOf(shown), exchange);
  exchange.spent = shown;
}

// What is given comes into being with the spending or not at all, and is there for the disk before it is
// answered.
const exchangeText = (spending: string, standing = 'select') => `
  with stands as (${standing}), spent as (${spending} returning id), given as (
    insert into oidc_payloads (kind, id, payload, account_id, client_id, grant_id, session_id, expires_at)
    select kind, id, payload, account_id, client_id, grant_id, session_id, expires_at
      from jsonb_to_recordset($4::jsonb) as g(kind text, id text, payload jsonb, account_id integer,
        client_id text, grant_id text, session_id text, expires_at timestamptz)
     where exists (select from spent) and exists (select from stands)
  )
  select exists (select from stands) as stands from spent`;
// Of nobody and no grant: whatever ends, that the code was spent stays known.
const spendingOfCode = `
  insert into oidc_payloads (kind, id, payload, consumed_at, expires_at) values ($1, $2, '{}', $3, $5)
  on conflict do nothing`;
// As `readExchange` has it for whoever asks before: nothing may have changed since.
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

/** Keeps what the library does in an exchange as one statement at its end, before it is answered. */
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
      // What was shown is spent, although nothing came of it; without a database nothing was tried, and the
      // site comes again.
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
    // Promise 13: a code that is shown twice takes all its tokens with it; without their grant they open
    // nothing.
    if (code.grantId) await db.delete(oidcPayloads).where(eq(oidcPayloads.grantId, code.grantId));
    throw new SpentByTwin();
  }
  const one = and(eq(oidcPayloads.kind, kind), eq(oidcPayloads.id, id));
  const [there] = await db.select({ id: oidcPayloads.id }).from(oidcPayloads).where(one);
  throw there ? new SpentByTwin() : new errors.InvalidGrant('its session has ended');
}
