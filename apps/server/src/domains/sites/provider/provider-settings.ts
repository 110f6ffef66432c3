import { timingSafeEqual } from 'node:crypto';
import { machineScopes } from '@novosel/contract/sites/machine-scopes.ts';
import { type AdapterFactory, type Client, type Configuration, errors, type JWK } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { siteClients } from '../clients/clients.ts';
import { openKnownSites } from '../clients/known-sites.ts';
import { type Codes, codesAdapter } from '../tokens/codes.ts';
import { grantLoader } from '../tokens/load-grant.ts';
import { opSessions } from '../tokens/op-sessions.repo.ts';
import { payloadsOf } from '../tokens/payloads.repo.ts';
import { accountOf, claimsByScope } from '../visits/person-claims.ts';
import { subjectFor } from '../visits/subject.ts';
import { renderError } from './error-page.ts';
import { askingPolicy, askingUrl } from './interactions.ts';

export type ProviderDeps = Pick<Context, 'db' | 'pool' | 'clock' | 'config' | 'log'>;

const minute = 60;
const hour = 60 * minute;

/** Lifetimes in seconds (promise 13: a code at most a minute). */
const lives = {
  AuthorizationCode: minute,
  AccessToken: 10 * minute,
  ClientCredentials: 10 * minute,
  IdToken: hour,
  RefreshToken: 12 * hour,
  Grant: 12 * hour,
  Interaction: 10 * minute,
  Session: 12 * hour,
};

export const cookieNames = {
  session: 'novosel_site',
  interaction: 'novosel_consent',
  resume: 'novosel_consent_back',
} as const;

/** Settings of the library. Optional features that are not named here are switched off (promises 12-16). */
export function providerSettings(deps: ProviderDeps, keys: readonly JWK[], codes: Codes): Configuration {
  const { db, config } = deps;
  return {
    adapter: adapters(deps, codes),
    jwks: { keys: [...keys] },
    findAccount: (_, sub) => accountOf(db, sub),
    pairwiseIdentifier: (_, accountId, client) => subjectFor(client, accountId),
    claims: Object.fromEntries(Object.entries(claimsByScope).map(([scope, claims]) => [scope, [...claims]])),
    scopes: ['openid', ...machineScopes],
    responseTypes: ['code'],
    subjectTypes: ['public', 'pairwise'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    pkce: { required: (_, client) => client.without_pkce !== true },
    extraParams: { nonce: requireNonce },
    extraClientMetadata: { properties: ['subject_key', 'without_pkce'] },
    allowOmittingSingleRegisteredRedirectUri: false,
    cookies: {
      names: cookieNames,
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: () => undefined },
    },
    interactions: { policy: askingPolicy(deps), url: askingUrl(config.publicUrl) },
    loadExistingGrant: grantLoader(deps),
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: () => true,
    ttl: lives,
    clientBasedCORS: (_, origin, { redirectUris }) =>
      redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    renderError,
    fetch: deps.config.demo ? withoutAgent : fetch,
  };
}

/**
 * Promise 14: without PKCE only the nonce proves to a site that a code was issued to the browser that
 * requested it (RFC 9700, 2.1.1).
 */
function requireNonce(_: unknown, nonce: string | undefined, { without_pkce: withoutPkce }: Client): void {
  if (withoutPkce && !nonce) throw new errors.InvalidRequest('a site without PKCE has to send a nonce');
}

/** In the demo the sites run on this machine, which the library's own agent refuses to call. */
const withoutAgent: typeof fetch = (input, init) => {
  const { dispatcher: _, ...rest } = (init ?? {}) as RequestInit & { dispatcher?: unknown };
  return fetch(input, rest);
};

function adapters(deps: ProviderDeps, codes: Codes): AdapterFactory {
  const sites = openKnownSites();
  return (kind) => {
    if (kind === 'Client') return siteClients({ ...deps, sites }, codes);
    if (kind === 'AuthorizationCode') return codesAdapter(deps);
    return kind === 'Session' ? opSessions({ ...deps, sites }) : payloadsOf(deps, kind);
  };
}

/** Secrets are stored as hashes, so the received one is hashed before the comparison. */
export function sameSecret(kept: string, given: string): boolean {
  const [one, other] = [Buffer.from(kept), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
