import { sql } from 'drizzle-orm';
import { fetchUserInfo } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { type ClientSite, locationOf, openSite, startListening, visit } from '../../../test/client-site.ts';
import { copyOf, type MadePerson, makePerson } from '../../../test/make-person.ts';
import { meetAtLock } from '../../../test/meet-at-lock.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { tokenHash } from '../identity/public.ts';
import { keepSite } from './clients.repo.ts';

const secret = 'a-secret-of-the-movers';
const redirectUri = 'https://movers.test/back';

let server: TestServer;
let movers: ClientSite;
let home: string;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  await keepSite(server.context.db, {
    clientId: 'movers',
    name: 'Переезд',
    domain: 'movers.test',
    baseUrl: 'https://movers.test/',
    redirectUri,
    loginUrl: 'https://movers.test/login',
    logoutUrl: 'https://movers.test/logout',
    secretHash: tokenHash(secret),
  });
  movers = await openSite(server, { clientId: 'movers', secret, redirectUri });
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

/** Asks to sign in, as far as the cabinet's question. */
async function ask(more: Record<string, string> = {}) {
  const way = await movers.begin({ scope: 'openid phone', ...more });
  const answer = await visit(way.url, browser);
  const question = await locationOf(answer);
  expect(question).toMatch(`${home}/auth/consent/`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { way, request: question.split('/').at(-1) ?? '', cookies };
}

/** The person answers, and his browser goes back the way it came. */
async function answer(
  { request, cookies }: Awaited<ReturnType<typeof ask>>,
  allow: boolean,
): Promise<string> {
  const { status, body } = await browser.post(`/api/sites/requests/${request}`, { allow });
  expect(status).toBe(200);
  const { to } = body.data as unknown as { to: string };
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
  return locationOf(visit(to, undefined, { cookie: [...own, ...cookies].join('; ') }));
}

const sites = async () =>
  ((await browser.get('/api/users/sites')).body.data as unknown as { items: { clientId: string }[] }).items;

describe('a site of others (promise 18)', () => {
  it('asks the person first, by its name and what it wants to read', async () => {
    const { request } = await ask();
    expect((await browser.get(`/api/sites/requests/${request}`)).body).toEqual({
      result: true,
      data: { name: 'Переезд', domain: 'movers.test', scopes: ['phone'] },
    });
  });

  it('reads what it was allowed, and does not ask for that again', async () => {
    const asked = await ask();
    const tokens = await movers.finish(asked.way, await answer(asked, true));
    expect(await fetchUserInfo(movers.config, tokens.access_token, String(person.id))).toEqual({
      sub: String(person.id),
      phone_number: person.phone,
      phone_number_verified: true,
    });
    const another = await movers.signIn(await person.signIn(), { scope: 'openid phone' });
    expect(another.claims()?.sub).toBe(String(person.id));
    await ask({ scope: 'openid phone email' });
  });

  it('is told when it was refused, and reads nothing', async () => {
    const asked = await ask();
    expect(await answer(asked, false)).toMatch(/^https:\/\/movers\.test\/back\?error=access_denied/);
    expect(await sites()).toEqual([]);
    await ask();
  });

  it('is answered by the person himself alone, in the session in which it asked', async () => {
    const { request } = await ask();
    const others = [await (await makePerson(server)).signIn(), await person.signIn()];
    for (const other of others) {
      expect((await other.get(`/api/sites/requests/${request}`)).status).toBe(404);
      expect((await other.post(`/api/sites/requests/${request}`, { allow: true })).status).toBe(404);
    }
    expect((await copyOf(server, browser).get(`/api/sites/requests/${request}`)).status).toBe(200);
  });

  it('is not answered without a page: a site that wants none is told that it has to ask', async () => {
    const { url } = await movers.begin({ scope: 'openid phone', prompt: 'none' });
    expect(await locationOf(visit(url, browser))).toMatch(/error=consent_required/);
  });

  it('stands in the list of the person, and reads nothing any more when he forgets it', async () => {
    const asked = await ask();
    const { access_token } = await movers.finish(asked.way, await answer(asked, true));
    expect(await sites()).toMatchObject([
      { clientId: 'movers', name: 'Переезд', own: false, scopes: ['phone'] },
    ]);
    expect((await browser.post('/api/users/sites/movers/forget', {})).body).toEqual({ result: true });
    expect(await sites()).toEqual([]);
    const opened = await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(opened.status).toBe(401);
    expect((await browser.post('/api/users/sites/movers/forget', {})).status).toBe(404);
    await ask();
  });

  it('is not let in again by a first sign-in of another device that was under way when he forgot it', async () => {
    const asked = await ask();
    await movers.finish(asked.way, await answer(asked, true));
    const other = await person.signIn();
    const { url } = await movers.begin({ scope: 'openid phone' });
    const grants = async () => {
      const { rows } = await server.context.db.execute(
        sql`select 1 from oidc_payloads where kind = 'Grant' and account_id = ${person.id}`,
      );
      return rows.length;
    };
    const before = await grants();
    const [arrived] = await meetAtLock(server, sql`delete from site_links where user_id = ${person.id}`, [
      () => locationOf(visit(url, other)),
    ]);
    expect(arrived).toMatch(`${home}/auth/consent/`);
    expect(await grants()).toBe(before);
  });

  it('that is blocked signs nobody in, and what it holds opens nothing', async () => {
    const asked = await ask();
    const { access_token } = await movers.finish(asked.way, await answer(asked, true));
    const { pool } = server.context;
    await pool.query(`update oauth_clients set blocked_at = now() where client_id = 'movers'`);
    const { url } = await movers.begin();
    expect((await visit(url, browser)).status).toBe(400);
    const opened = await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(opened.status).toBe(401);
    await pool.query(`update oauth_clients set blocked_at = null where client_id = 'movers'`);
  });
});
