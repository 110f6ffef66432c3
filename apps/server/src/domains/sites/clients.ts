import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { type Site, siteById } from './clients.repo.ts';

/** The registered sites as the library knows clients; a blocked one is none. */
export function siteClients({ db }: Pick<Context, 'db'>): Adapter {
  const nothing = async () => undefined;
  return {
    async find(clientId) {
      const site = await siteById(db, clientId);
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

function clientOf(site: Site): AdapterPayload {
  return {
    client_id: site.clientId,
    client_name: site.name,
    ...(site.secretHash
      ? { client_secret: site.secretHash, token_endpoint_auth_method: 'client_secret_basic' }
      : { token_endpoint_auth_method: 'none' }),
    redirect_uris: [site.redirectUri],
    post_logout_redirect_uris: [site.baseUrl],
    response_types: ['code'],
    response_modes: ['query'],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'RS256',
    ...(site.backchannelUrl
      ? { backchannel_logout_uri: site.backchannelUrl, backchannel_logout_session_required: true }
      : {}),
  };
}
