import { freePorts } from '@novosel/testing/free-ports.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type Outside, startOutside, until } from '../../../../test/outside.ts';
import { type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { locationOf, startListening, visit } from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { seedSites } from '../../../demo/sites.ts';
import { workSites } from './tell-left.ts';

let server: TestServer;
let outside: Outside;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  server = await startListening({ OUTSIDE_PORT: String(port) });
  outside = await startOutside(port, { OUTSIDE_CABINET_URL: server.context.config.publicUrl });
  await seedSites(server.context);
  await workSites(server.context);
});
afterAll(async () => {
  await outside.close();
  await server.close();
});
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

const guest = 'Войти через личный кабинет';

/** The same browser at the shop, with separate cookies. */
function atShop() {
  const cookies = new Map<string, string>();
  const go = async (path: string, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('http') ? path : outside.origin + path;
    const response = await fetch(url, { method, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
  const text = async () => (await go('/shop')).text();
  return {
    go,
    text,
    async signIn() {
      const back = await locationOf(visit(await locationOf(go('/shop/login')), browser));
      return go(back);
    },
  };
}

describe('the demo’s shop signs people in through the cabinet by a stock library', () => {
  it('[S1-49] [S1-50] names who has come, and is told by the cabinet that he has left', async () => {
    const shop = atShop();
    expect(await shop.text()).toContain(guest);
    expect((await shop.signIn()).headers.get('location')).toBe(`${outside.origin}/shop`);
    const page = await shop.text();
    for (const known of ['Вера Ёлкина', person.phone, person.email]) expect(page).toContain(known);
    await browser.post('/api/auth/logout');
    await until(async () => (await shop.text()).includes(guest));
  });

  it('leaving it leaves the cabinet too, and comes back to it', async () => {
    const shop = atShop();
    await shop.signIn();
    const leaving = await locationOf(shop.go('/shop/logout', 'POST'));
    expect(await locationOf(visit(leaving, browser))).toBe(`${outside.origin}/shop`);
    expect(await sessionState(browser)).toBe('403 SESSION_REVOKED');
    expect(await shop.text()).toContain(guest);
  });

  it('says so when a way back is not its own, and believes nobody else that a person has left', async () => {
    const shop = atShop();
    expect(await (await shop.go('/shop/callback?code=x&state=y')).text()).toContain('Войти не получилось');
    await shop.signIn();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['logout_token=a.b.c', '', 'logout_token=']) {
      const answer = await fetch(`${outside.origin}/shop/left`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
    }
    expect(await shop.text()).toContain('Вера Ёлкина');
  });
});
