import { freePorts } from '@novosel/testing/free-ports.ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { siteById } from '../../src/domains/sites/clients/clients.repo.ts';
import { subjectFor } from '../../src/domains/sites/visits/subject.ts';
import type { Browser } from '../browser.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/**
 * The test's server with its cabinet on a port of its own: sites speak to it over HTTP, and its issuer is
 * that address.
 */
export async function startListening(env: Record<string, string> = {}): Promise<TestServer> {
  const [port = 0] = await freePorts(1);
  const server = await startTestServer({ PORT: String(port), ...env });
  await server.cabinet.listen({ port, host: '127.0.0.1' });
  return server;
}

/** What a site keeps between sending a person away and seeing him again. */
interface Way {
  readonly url: URL;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** A client site built on a stock library. */
export interface ClientSite {
  readonly config: Configuration;
  readonly redirectUri: string;
  begin(more?: Record<string, string>): Promise<Way>;
  /** A signed-in person goes the whole way. */
  signIn(browser: Browser, more?: Record<string, string>): ReturnType<typeof authorizationCodeGrant>;
  finish(way: Way, back: string): ReturnType<typeof authorizationCodeGrant>;
  /** By which name this site knows a person. */
  subjectOf(person: { readonly id: number }): Promise<string>;
}

export const shopSecret = 'demo-shop-secret';

export async function openSite(
  server: TestServer,
  { clientId = 'demo-shop', secret = shopSecret, redirectUri = 'http://localhost:3002/shop/callback' } = {},
): Promise<ClientSite> {
  const issuer = new URL(`${server.context.config.publicUrl}/oidc`);
  const config = await discovery(issuer, clientId, secret, undefined, { execute: [allowInsecureRequests] });
  const site: ClientSite = {
    config,
    redirectUri,
    async begin(more = {}) {
      const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile phone email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...more,
      });
      return { url, verifier, state, nonce };
    },
    async signIn(browser, more) {
      const way = await site.begin(more);
      return site.finish(way, await locationOf(visit(way.url, browser)));
    },
    finish: ({ verifier, state, nonce }, back) =>
      authorizationCodeGrant(config, new URL(back), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
      }),
    subjectOf: ({ id }) => subjectAt(server, clientId, id),
  };
  return site;
}

export async function subjectAt(server: TestServer, clientId: string, personId: number): Promise<string> {
  const site = await siteById(server.context.db, clientId);
  return subjectFor({ subject_key: site?.subjectKey }, String(personId));
}

/** A browser follows a link, and stops at the first answer. */
export function visit(
  url: URL | string,
  browser?: Browser,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(url, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers },
  });
}

export async function locationOf(answer: Promise<Response> | Response): Promise<string> {
  const response = await answer;
  const location = response.headers.get('location');
  if (!location) throw new Error(`${response.status} ${await response.text()}`);
  return location;
}
