import { authUrl } from '@novosel/contract/session/auth-url.ts';
import type { Browser } from '../browser.ts';
import { demoPassword, type TestServer } from '../test-server.ts';
import { locationOf, visit } from './client-site.ts';

/** What the cabinet tells the person of the site that wants him to prove himself anew. */
interface Asked {
  readonly name: string;
  readonly domain: string;
  readonly person: string;
  readonly other: boolean;
  readonly query: string;
}

/** Signs in so many seconds before now. */
export async function signInBefore(
  server: TestServer,
  { signIn }: { signIn(): Promise<Browser> },
  seconds: number,
): Promise<Browser> {
  server.clock.advance(-seconds);
  const browser = await signIn();
  server.clock.advance(seconds);
  return browser;
}

/** What stands on the page to which the browser was sent. */
export async function readAsked(browser: Browser, page: string): Promise<Asked> {
  const { body } = await browser.get(`/api/sites/proofs/${new URL(page).pathname.split('/').at(-1)}`);
  return body.data as unknown as Asked;
}

/** The person proves himself on that page, or does not, and goes on to the site. @returns where he is led */
export async function proveForSite(
  server: TestServer,
  browser: Browser,
  page: string,
  password = demoPassword,
): Promise<string> {
  const { query } = await readAsked(browser, page);
  await browser.post('/api/session/proof', { password });
  return goBack(server, browser, query);
}

/** As the page of the cabinet leads the browser back to the provider. */
export const goBack = (server: TestServer, browser: Browser, query: string): Promise<string> =>
  locationOf(visit(server.context.config.publicUrl + authUrl(new URLSearchParams(query)), browser));
