import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import type { Code } from '../tokens/authorization-code.ts';
import type { BroughtCode, Codes } from '../tokens/codes.ts';
import { putAhead, takeAhead } from '../tokens/read-ahead.ts';
import { type KnownSite, readExchange } from '../tokens/site-reads.repo.ts';
import { prepareSiteById } from './clients.repo.ts';
import type { KnownSites } from './known-sites.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'> & { readonly sites: KnownSites };

/** The registered sites as clients of the library; a blocked one is unknown to it. */
export function siteClients(deps: Deps, codes: Codes): Adapter {
  const siteById = prepareSiteById(deps.db);
  const nothing = async () => undefined;
  const read = async (clientId: string): Promise<KnownSite | undefined> => {
    // The library parses forms itself, and PostgreSQL rejects NUL characters.
    if (clientId.includes('\0')) return undefined;
    const code = codeBrought();
    return code === undefined ? siteById(clientId) : readWithCode(deps, codes, clientId, code);
  };
  return {
    async find(clientId) {
      const ahead = takeAhead<KnownSite>('Client', clientId);
      const site = ahead ? ahead.found : await read(clientId);
      return site && !site.blockedAt ? clientOf(site) : undefined;
    },
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
  };
}

/** The authorization code in a token request. */
function codeBrought(): string | undefined {
  const { route, params } = Provider.ctx?.oidc ?? {};
  const exchanges = route === 'token' && params?.grant_type === 'authorization_code';
  return exchanges && typeof params.code === 'string' ? params.code : undefined;
}

/**
 * Reads the site together with the data that the library requests after it; the library authenticates the
 * site first.
 */
async function readWithCode(
  deps: Deps,
  codes: Codes,
  clientId: string,
  shown: string,
): Promise<KnownSite | undefined> {
  const code = codes.read(shown);
  const known = code?.ground && deps.sites.inEdition(clientId, code.ground.edition);
  if (known) {
    prepareFromCode(shown, code);
    return known;
  }
  const read = await readExchange(deps, clientId, code);
  if (!read) return undefined;
  const { spentAt, grant, session, kept, site, edition } = read;
  if (site && edition) deps.sites.keep(site, edition);
  const { grantId, sessionUid } = code?.payload ?? {};
  // A withdrawn and renewed grant has the same ID, but must not revive an older code.
  const outlived = (grant?.iat ?? 0) > (code?.payload.iat ?? 0);
  putAhead('AuthorizationCode', shown, code && !outlived ? { code, spentAt } : undefined);
  if (grantId) putAhead('Grant', grantId, grant ? { payload: grant, consumedAt: null } : undefined);
  if (sessionUid) putAhead('Session', sessionUid, { session, kept });
  return site ?? undefined;
}

/**
 * Prepares what the library requests after the site, from the code itself and without a query: the statement
 * that stores the tokens checks it later, and stores none unless the site, the grant and the session are
 * unchanged.
 */
function prepareFromCode(shown: string, code: Code): void {
  const { grantId, sessionUid: uid, accountId, clientId = '', sid, exp } = code.payload;
  putAhead('AuthorizationCode', shown, { code, spentAt: null, unread: true } satisfies BroughtCode);
  if (grantId) putAhead('Grant', grantId, { payload: code.ground?.grant, consumedAt: null });
  const authorizations = { [clientId]: { grantId, sid } };
  if (uid) putAhead('SessionOfCode', uid, { kind: 'Session', jti: uid, uid, accountId, authorizations, exp });
}

const clientOf = (site: KnownSite): AdapterPayload =>
  site.kind === 'machine' ? machineOf(site) : siteOf(site);

const namesOf = ({ clientId, name, secretHash, subjectKey, withoutPkce }: KnownSite): AdapterPayload => ({
  client_id: clientId,
  client_name: name,
  subject_key: subjectKey,
  without_pkce: withoutPkce && secretHash !== null,
  ...(secretHash
    ? { client_secret: secretHash, token_endpoint_auth_method: 'client_secret_basic' }
    : { token_endpoint_auth_method: 'none' }),
});

/** A machine acts for itself, for no person: nobody is ever redirected to it. */
const machineOf = (site: KnownSite): AdapterPayload => ({
  ...namesOf(site),
  scope: site.scopes.join(' '),
  redirect_uris: [],
  response_types: [],
  grant_types: ['client_credentials'],
});

function siteOf(site: KnownSite): AdapterPayload {
  return {
    ...namesOf(site),
    scope: ['openid', ...site.scopes].join(' '),
    redirect_uris: [site.redirectUri, ...site.moreRedirectUris],
    post_logout_redirect_uris: [site.postLogoutUri ?? site.baseUrl],
    response_types: ['code'],
    response_modes: ['query'],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'RS256',
    ...(site.backchannelUrl
      ? { backchannel_logout_uri: site.backchannelUrl, backchannel_logout_session_required: true }
      : {}),
  };
}
