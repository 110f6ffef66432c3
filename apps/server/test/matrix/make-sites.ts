import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { keepSite } from '../../src/domains/sites/public.ts';
import type { Browser } from '../browser.ts';
import type { TestServer } from '../test-server.ts';

const site = {
  clientId: 'matrix-movers',
  name: 'Переезд',
  domain: 'movers.test',
  baseUrl: 'https://movers.test/',
  redirectUri: 'https://movers.test/back',
  loginUrl: 'https://movers.test/login',
  logoutUrl: 'https://movers.test/logout',
};

/**
 * A site that waits for a person's answer, one that wants him to prove himself anew, and one that he uses.
 */
export async function makeSites(server: TestServer, owner: Browser): Promise<Record<string, string[]>> {
  await keepSite(server.context.db, site);
  const question = await ask(server, owner, 'matrix-movers', site.redirectUri);
  await ask(server, owner, 'demo-shop', `${server.context.config.outsideUrl}/shop/callback`);
  const proof = await ask(server, owner, 'matrix-movers', site.redirectUri, { prompt: 'login' });
  const nameOf = (page: string) => page.split('/').at(-1) ?? '';
  return { request: [nameOf(question)], 'sites.proof request': [nameOf(proof)], site: ['demo-shop'] };
}

/** @returns where the browser is sent: to the cabinet's question, or back to the site */
async function ask(
  server: TestServer,
  browser: Browser,
  clientId: string,
  back: string,
  more: Record<string, string> = {},
): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid phone',
    code_challenge: await calculatePKCECodeChallenge(randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
    ...more,
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.cabinet.inject({ url: `/oidc/auth?${query}`, headers: { cookie } });
  const { location } = answer.headers;
  if (!location || location.includes('error')) throw new Error(`${answer.statusCode} ${location}`);
  return location;
}
