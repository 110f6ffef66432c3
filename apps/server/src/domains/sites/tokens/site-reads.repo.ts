import type { AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import {
  cabinetSession,
  type FoundSession,
  type SessionOfCabinet,
  sessionByCookie,
  tokenHash,
} from '../../identity/public.ts';
import type { Site } from '../clients/clients.repo.ts';
import type { Code } from './authorization-code.ts';

type Deps = Pick<Context, 'pool' | 'clock'>;

/** Metadata of a client for the library. */
export type KnownSite = Omit<
  Site,
  'firstParty' | 'blockReason' | 'createdAt' | 'usedAt' | 'toldAt' | 'notToldAt'
>;

/** Sites signed in through a session of the cabinet. */
export interface Kept {
  readonly authorizations?: Readonly<Record<string, AuthorizationOfSite>>;
  readonly state?: Record<string, unknown>;
}
type AuthorizationOfSite = NonNullable<AdapterPayload['authorizations']>[string];

/** A cabinet session, valid or not, with the provider's data about it. */
export interface ReadSession {
  readonly session: SessionOfCabinet | null;
  readonly kept: Kept | null;
}

interface Read extends ReadSession {
  readonly site: KnownSite | null;
  /** Edition of the site: changes with every edit. */
  readonly edition: string | null;
  readonly grant: AdapterPayload | null;
}

/** Data for a sign-in request of a site: the site, and the session as the cabinet sees it. */
export interface Entry extends Read {
  readonly session: FoundSession | null;
  readonly own: boolean | null;
  readonly scopes: string[] | null;
  readonly usedAt: Date | null;
  readonly clientId: string;
}

interface Exchange extends Read {
  readonly spentAt: Date | null;
}

const siteJson = `
  json_build_object(
    'clientId', c.client_id, 'name', c.name, 'kind', c.kind, 'domain', c.domain, 'secretHash', c.secret_hash,
    'redirectUri', c.redirect_uri, 'moreRedirectUris', c.more_redirect_uris, 'baseUrl', c.base_url,
    'loginUrl', c.login_url, 'logoutUrl', c.logout_url, 'postLogoutUri', c.post_logout_uri,
    'backchannelUrl', c.backchannel_url, 'scopes', c.scopes, 'blockedAt', c.blocked_at,
    'subjectKey', c.subject_key, 'withoutPkce', c.without_pkce)`;

/** SQL for the edition of a site `c`: a hash of all its metadata for the library. */
export const editionText = `md5((${siteJson})::text)`;

const siteText = `
  case when c.client_id is not null then ${siteJson} end as site, ${editionText} as edition`;

// Each part is found by its key and may be missing. The session is separate, with its number as text, since
// it is cast below.
export const entryText = `
  with s as materialized (select found.*, found.id::text as key from (${sessionByCookie('$1')}) found)
  select row_to_json(s) as session, kept.payload as kept, ${siteText}, g.payload as "grant",
         c.first_party as own, l.scopes, l.used_at as "usedAt", $2 as "clientId"
    from (select 1) one
    left join s on true
    left join oidc_payloads kept on kept.kind = 'Session' and kept.id = s.key
    left join oauth_clients c on c.client_id = $2
    left join site_links l on l.client_id = $2 and l.user_id = s."userId"
    left join oidc_payloads g on g.kind = 'Grant' and g.expires_at > $3
          and g.id = kept.payload #>> array['authorizations', $2, 'grantId']`;

export const exchangeText = `
  select row_to_json(s) as session, kept.payload as kept, ${siteText}, g.payload as "grant", spent.consumed_at as "spentAt"
    from (select 1) one
    left join oauth_clients c on c.client_id = $1
    left join oidc_payloads spent on spent.kind = 'AuthorizationCode' and spent.id = $2
    left join oidc_payloads g on g.kind = 'Grant' and g.id = $3 and g.expires_at > $5
    left join oidc_payloads kept on kept.kind = 'Session' and kept.id = $4::uuid::text
    left join lateral (${cabinetSession('$4::uuid')}) s on true`;

/** Reads everything that decides a sign-in request with this cookie, as of one moment. */
export async function readEntry({ pool, clock }: Deps, cookie: string, clientId: string) {
  const values = [tokenHash(cookie), clientId, clock.now().toISOString()];
  const { rows } = await pool.query<Entry>({ name: 'sites_entry', text: entryText, values });
  return rows[0];
}

/** The same for a token request; without a code, only the site. */
export async function readExchange({ pool, clock }: Deps, clientId: string, code: Code | undefined) {
  const { id, payload: { grantId, sessionUid } = {} } = code ?? {};
  const values = [clientId, id, grantId, sessionUid, clock.now().toISOString()];
  const { rows } = await pool.query<Exchange>({ name: 'sites_exchange', text: exchangeText, values });
  return rows[0];
}
