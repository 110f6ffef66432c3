import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import { goBack, proveForSite, readAsked, signInBefore } from '../../../../test/sites/prove-for-site.ts';
import { demoPassword, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepSite } from '../clients/clients.repo.ts';

const movers = {
  clientId: 'movers',
  secret: 'a-secret-of-the-movers',
  redirectUri: 'https://movers.test/back',
};

let server: TestServer;
let shop: ClientSite;
let home: string;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  const { clientId, secret, redirectUri } = movers;
  const base = 'https://movers.test/';
  const urls = { baseUrl: base, redirectUri, loginUrl: base, logoutUrl: base };
  const named = { clientId, name: 'Переезд', domain: 'movers.test' };
  await keepSite(server.context.db, { ...named, ...urls, secretHash: tokenHash(secret) });
  shop = await openSite(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  browser = await signInBefore(server, person, 60);
});

const again = () => new RegExp(`^${home}/auth/again/`);
const led = async (by: Browser, more: Record<string, string>): Promise<string> =>
  locationOf(visit((await shop.begin(more)).url, by));

/**
 * Allows the site on the question page.
 * @param asked the provider's redirect there
 * @returns the redirect after it
 */
async function allow(question: string, asked: Response): Promise<string> {
  const path = `/api/sites/requests/${question.split('/').at(-1)}`;
  const { consent } = (await browser.get(path)).body.data as unknown as { consent: { sha256: string } };
  const { body } = await browser.post(path, { allow: true, sha256: consent.sha256 });
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
  const cookie = [...own, ...asked.headers.getSetCookie().map((one) => one.split(';')[0])].join('; ');
  const { to } = body.data as unknown as { to: string };
  return locationOf(visit(to, undefined, { cookie }));
}

describe('a site wants to know that it is the person himself (promise 16)', () => {
  it('is told which site asks whom; in another session nobody asks', async () => {
    const page = await led(browser, { prompt: 'login' });
    expect(await readAsked(browser, page)).toMatchObject({
      name: 'Магазин у дома',
      person: 'Вера Ёлкина',
      other: false,
    });
    for (const other of [await person.signIn(), await (await makePerson(server)).signIn()]) {
      const { status } = await other.get(`/api/sites/proofs/${page.split('/').at(-1)}`);
      expect(status).toBe(404);
    }
  });

  it.each([{ prompt: 'login' }, { max_age: '30' }, { max_age: '0' }])(
    'who has not proved himself is asked again, and no name of a question opens the way: %o',
    async (more) => {
      const page = await led(browser, more);
      expect(page).toMatch(again());
      const { query } = await readAsked(browser, page);
      expect(await goBack(server, browser, query)).toMatch(again());
      expect(await proveForSite(server, browser, page, 'not-his-password')).toMatch(again());
      expect(await proveForSite(server, browser, page)).toMatch(/callback\?code=/);
    },
  );

  it('a proof is for one request: neither twice for it nor for the next one', async () => {
    const page = await led(browser, { prompt: 'login' });
    const { query } = await readAsked(browser, page);
    const next = new URLSearchParams(query);
    next.set('state', 'of-another-request');
    await browser.post('/api/session/proof', { password: demoPassword });
    expect(await goBack(server, browser, next.toString())).toMatch(again());
    expect(await goBack(server, browser, query)).toMatch(/callback\?code=/);
    expect(await goBack(server, browser, query)).toMatch(again());
  });

  it('of two ways back from one question in the same moment, one passes', async () => {
    const { query } = await readAsked(browser, await led(browser, { prompt: 'login' }));
    await browser.post('/api/session/proof', { password: demoPassword });
    const question = tokenHash(new URLSearchParams(query).get('asked') ?? '');
    const back = () => goBack(server, browser, query);
    const lock = sql`select from oidc_payloads where id = ${question} for update`;
    const ways = await meetAtLock(server, lock, [back, back]);
    expect(ways.filter((way) => /callback\?code=/.test(way))).toHaveLength(1);
    expect(ways.filter((way) => again().test(way))).toHaveLength(1);
  });

  it('[S2.6-06] whoever signs in on the way has proved himself by that', async () => {
    const way = await shop.begin({ prompt: 'login' });
    const page = new URL(await locationOf(visit(way.url, server.browser())));
    expect(page.pathname).toBe('/auth');
    const late = await person.signIn();
    const tokens = await shop.finish(way, await goBack(server, late, page.search));
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(now - Number(tokens.claims()?.auth_time)).toBeLessThan(30);
    // Without the ID of the question it is a request like any other.
    const { url } = await shop.begin({ prompt: 'login' });
    expect(await locationOf(visit(url, late))).toMatch(again());
  });

  it('the moment of the latest proof is what a later sign-in tells, and an older one than was asked is proved again', async () => {
    await proveForSite(server, browser, await led(browser, { prompt: 'login' }));
    const later = await shop.signIn(browser, { max_age: '30' });
    const row = server.clock.now().getTime() / 1000;
    expect(row - Number(later.claims()?.auth_time)).toBeLessThan(30);
  });

  it('a page is not shown to whom the site asks for none', async () => {
    expect(await led(browser, { prompt: 'none', max_age: '30' })).toMatch(/callback\?error=login_required/);
    expect(await led(browser, { prompt: 'none', max_age: '600' })).toMatch(/callback\?code=/);
  });

  it('a site of others asks for the proof once and then for the consent', async () => {
    const site = await openSite(server, movers);
    const way = await site.begin({ scope: 'openid phone', prompt: 'login' });
    const page = await locationOf(visit(way.url, browser));
    const { query } = await readAsked(browser, page);
    await browser.post('/api/session/proof', { password: demoPassword });
    const back = await visit(`${home}/oidc/auth?${query}`, browser);
    const question = await locationOf(back);
    expect(question).toMatch(`${home}/auth/consent/`);
    const tokens = await site.finish(way, await allow(question, back));
    expect(tokens.claims()?.sub).toBe(await site.subjectOf(person));
  });

  it('gets its own words back whole, however long, from who proves himself and from a guest who signs in', async () => {
    const state = 's'.repeat(5000);
    const page = await led(browser, { prompt: 'login', state });
    const back = new URL(await proveForSite(server, browser, page));
    expect([back.searchParams.has('code'), back.searchParams.get('state')]).toEqual([true, state]);
    const { search } = new URL(await led(server.browser(), { state }));
    const entered = new URL(await goBack(server, await person.signIn(), search));
    expect([entered.searchParams.has('code'), entered.searchParams.get('state')]).toEqual([true, state]);
  });

  it.each([
    ['is asked again, and then of the proof alone', { max_age: '30' }, true],
    ['is asked again, also after a new proof', { prompt: 'login', max_age: '30' }, true],
    ['is not, by a site that wants but a new proof', { max_age: '0' }, false],
    ['is not, by a site that wants but a new proof', { prompt: 'login' }, false],
  ])('who allows a site of others only when his proof has grown old %s: %o', async (_, more, asksAgain) => {
    const site = await openSite(server, movers);
    const way = await site.begin({ scope: 'openid phone', ...more });
    const { query } = await readAsked(browser, await locationOf(visit(way.url, browser)));
    await browser.post('/api/session/proof', { password: demoPassword });
    const back = await visit(`${home}/oidc/auth?${query}`, browser);
    const question = await locationOf(back);
    server.clock.advance(60);
    const end = await allow(question, back);
    expect(end).toMatch(asksAgain ? again() : /back\?code=/);
    if (asksAgain) expect(await proveForSite(server, browser, end)).toMatch(/back\?code=/);
  });

  it('who is another than the site waits for is told so, and comes on under the other name', async () => {
    const { id_token = '' } = await shop.signIn(browser);
    const stranger = await (await makePerson(server)).signIn();
    const page = await led(stranger, { id_token_hint: id_token });
    expect(page).toMatch(again());
    const { other, query } = await readAsked(stranger, page);
    expect(other).toBe(true);
    expect(await proveForSite(server, stranger, page)).toMatch(again());
    await stranger.post('/api/auth/logout');
    expect(await goBack(server, stranger, query)).toMatch(`${home}/auth?`);
    expect(await goBack(server, await person.signIn(), query)).toMatch(/callback\?code=/);
  });
});
