import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { prepareSiteById, type Site } from './clients.repo.ts';

/** The registered sites as the library knows clients; a blocked one is none. */
export function siteClients({ db }: Pick<Context, 'db'>): Adapter {
  const siteById = prepareSiteById(db);
  const nothing = async () => undefined;
  return {
    async find(clientId) {
      const site = await siteById(clientId);
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

const clientOf = (site: Site): AdapterPayload => (site.kind === 'machine' ? machineOf(site) : siteOf(site));

const namesOf = ({ clientId, name, secretHash }: Site): AdapterPayload => ({
  client_id: clientId,
  client_name: name,
  ...(secretHash
    ? { client_secret: secretHash, token_endpoint_auth_method: 'client_secret_basic' }
    : { token_endpoint_auth_method: 'none' }),
});

/** It comes by itself, for nobody: no person is ever sent to it. */
const machineOf = (site: Site): AdapterPayload => ({
  ...namesOf(site),
  scope: site.scopes.join(' '),
  redirect_uris: [],
  response_types: [],
  grant_types: ['client_credentials'],
});

function siteOf(site: Site): AdapterPayload {
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
