import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { users } from '../identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cookieName = '__Host-novosel';
const me = async (browser: Browser) => {
  const { status, body } = await browser.get('/api/users');
  return status === 200 ? 'open' : `${status} ${body.code}`;
};
const copyOf = (browser: Browser): Browser => {
  const copy = server.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  copy.bearer = browser.bearer;
  return copy;
};

describe('GET /api/session/init', () => {
  it('[S7-08] [S7-10] sets a readable CSRF cookie and keeps it while it holds', async () => {
    const browser = server.browser();
    const first = await browser.get('/api/session/init?t=1');
    expect(first.headers['cache-control']).toBe('no-store');
    const token = browser.cookies.get('novosel_csrf');
    expect(token).toBeTruthy();
    const set = first.raw.cookies.find(({ name }) => name === 'novosel_csrf');
    expect(set).toMatchObject({ secure: true, sameSite: 'None' });
    expect(set?.httpOnly).toBeUndefined();
    await browser.get('/api/session/init?t=2');
    expect(browser.cookies.get('novosel_csrf')).toBe(token);
  });

  it('[S7-11] gives a fresh token when it is asked to', async () => {
    const browser = server.browser();
    await browser.get('/api/session/init?t=1');
    const token = browser.cookies.get('novosel_csrf');
    await browser.get('/api/session/init?t=2&force=1');
    expect(browser.cookies.get('novosel_csrf')).not.toBe(token);
  });

  it('replaces a token that somebody planted', async () => {
    const browser = server.browser();
    browser.cookies.set('novosel_csrf', 'planted.token');
    await browser.get('/api/session/init?t=1');
    expect(browser.cookies.get('novosel_csrf')).not.toBe('planted.token');
  });
});

describe('a session', () => {
  it('[S7-71] [S7-72] has a cookie that is HttpOnly, Secure, SameSite=None and of this host', async () => {
    const answer = await server
      .browser()
      .post('/api/auth/login', { type: 'phone', phone: '+79000000001', password: demoPassword });
    const cookie = answer.raw.cookies.find(({ name }) => name === cookieName);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' });
    expect(cookie?.domain).toBeUndefined();
  });

  it('is new at every sign-in, and the one that the browser had dies (promise 7)', async () => {
    const browser = await server.buyer('01');
    const former = copyOf(browser);
    const token = browser.cookies.get('novosel_csrf');
    await browser.post('/api/auth/login', { type: 'phone', phone: '+79000000002', password: demoPassword });
    expect(browser.cookies.get(cookieName)).not.toBe(former.cookies.get(cookieName));
    expect(browser.cookies.get('novosel_csrf')).not.toBe(token);
    expect(await me(former)).toBe('403 SESSION_REVOKED');
    former.cookies.clear();
    expect(await me(former)).toBe('401 SESSION_REQUIRED');
  });

  it('is not one that a stranger planted before sign-in (promise 7)', async () => {
    const browser = server.browser();
    browser.cookies.set(cookieName, 'planted');
    await browser.post('/api/auth/login', { type: 'phone', phone: '+79000000001', password: demoPassword });
    expect(browser.cookies.get(cookieName)).not.toBe('planted');
    expect(browser.cookies.has('__Host-novosel_guest')).toBe(false);
  });

  it('[S7-05] reads by the cookie alone, changes nothing by it, and gives a bearer to its page', async () => {
    const browser = await server.buyer('01');
    browser.bearer = undefined;
    expect(await me(browser)).toBe('open');
    const change = () => browser.post('/api/users/locale', { locale: 'en' });
    expect((await change()).status).toBe(401);
    const issued = await browser.post('/api/session/token');
    expect(issued.body).toMatchObject({ result: true, data: { expiresInSeconds: 900 } });
    browser.bearer = (issued.body.data as unknown as { token: string }).token;
    expect((await change()).status).toBe(200);
    await browser.post('/api/users/locale', { locale: 'ru' });
  });

  it('gives no bearer to a guest', async () => {
    const answer = await server.browser().post('/api/session/token');
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('is none when bearer and cookie are of two people (promise C2)', async () => {
    const [one, other] = [await server.buyer('01'), await server.buyer('02')];
    one.bearer = other.bearer;
    expect(await me(one)).toBe('401 SESSION_REQUIRED');
  });

  it('is none for tokens of nobody', async () => {
    const browser = server.browser();
    browser.bearer = 'nobody';
    expect(await me(browser)).toBe('401 SESSION_REQUIRED');
    browser.cookies.set(cookieName, 'nobody');
    expect(await me(browser)).toBe('401 SESSION_REQUIRED');
  });

  it('answers each of many requests of one moment by its own session', async () => {
    const people = await Promise.all(['01', '02', '03', '04'].map((number) => server.buyer(number)));
    const asked = Array.from({ length: 40 }, (_, i) => people[i % people.length] as Browser);
    const answers = await Promise.all(asked.map((browser) => browser.get('/api/users')));
    expect(answers.map(({ body }) => (body as { phone?: string }).phone)).toEqual(
      asked.map((_, i) => `+7900000000${(i % people.length) + 1}`),
    );
  });
});

describe('signing out', () => {
  it('[S7-17] answers where to go on, which is nowhere unless it is set', async () => {
    const browser = await server.buyer('02');
    const answer = await browser.post('/api/auth/logout');
    expect([answer.status, answer.body]).toEqual([200, { result: true, data: { logoutUrl: null } }]);
  });

  it('[S4.2-16] [S7-17] answers the address that is set', async () => {
    const led = await startTestServer({ LOGOUT_URL: 'https://developer.example/bye' });
    try {
      const { body } = await (await led.buyer('02')).post('/api/auth/logout');
      expect(body).toEqual({ result: true, data: { logoutUrl: 'https://developer.example/bye' } });
    } finally {
      await led.close();
    }
  });

  it('[S4.2-13] [S7-16] ends the session with cookie and every bearer (promise 8)', async () => {
    const browser = await server.buyer('01');
    const second = copyOf(browser);
    second.bearer = (
      (await second.post('/api/session/token')).body.data as unknown as { token: string }
    ).token;
    const before = copyOf(browser);
    const answer = await browser.post('/api/auth/logout');
    expect(answer.body).toEqual({ result: true, data: { logoutUrl: null } });
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect([...browser.cookies.keys()].filter((name) => name !== '__Host-novosel_device')).toEqual([]);
    expect(await me(before)).toBe('403 SESSION_REVOKED');
    expect(await me(second)).toBe('403 SESSION_REVOKED');
    const bare = server.browser();
    bare.bearer = second.bearer;
    expect(await me(bare)).toBe('401 SESSION_REQUIRED');
  });

  it('leaves the other devices of the person signed in', async () => {
    const [phone, desktop] = [await server.buyer('01'), await server.buyer('01')];
    await phone.post('/api/auth/logout');
    expect(await me(desktop)).toBe('open');
  });

  it('of all devices at once is a new generation of the person (promise 8)', async () => {
    const [phone, desktop] = [await server.buyer('07'), await server.buyer('07')];
    await server.context.db.update(users).set({ authGeneration: 1 }).where(eq(users.phone, '79000000007'));
    expect([await me(phone), await me(desktop)]).toEqual(['403 SESSION_REVOKED', '403 SESSION_REVOKED']);
    expect(await me(await server.buyer('07'))).toBe('open');
  });

  it('kills what 50 requests at the same moment carry: none succeeds after it', async () => {
    const browser = await server.buyer('08');
    const copies = Array.from({ length: 50 }, () => copyOf(browser));
    await Promise.all([browser.post('/api/auth/logout'), ...copies.map((copy) => me(copy))]);
    const after = await Promise.all(copies.map((copy) => me(copy)));
    expect(new Set(after)).toEqual(new Set(['403 SESSION_REVOKED']));
  });
});

describe('limits of a session (promise 9)', () => {
  it('ends after 30 minutes without a call, to the second, counted from the last call', async () => {
    await server.clock.standing(async () => {
      const browser = await server.buyer('01');
      browser.bearer = undefined;
      server.clock.advance(40);
      expect(await me(browser)).toBe('open');
      server.clock.advance(30 * 60 - 1);
      expect(await me(browser)).toBe('open');
      server.clock.advance(30 * 60 + 1);
      expect(await me(browser)).toBe('403 SESSION_REVOKED');
    });
  });

  it('ends after 12 hours in any case', async () => {
    await server.clock.standing(async () => {
      const browser = await server.buyer('01');
      browser.bearer = undefined;
      const quarter = 15 * 60;
      for (let passed = 0; passed < 12 * 60 * 60 - quarter; passed += quarter) {
        server.clock.advance(quarter);
        expect(await me(browser)).toBe('open');
      }
      server.clock.advance(quarter - 10);
      expect(await me(browser)).toBe('open');
      server.clock.advance(11);
      expect(await me(browser)).toBe('403 SESSION_REVOKED');
    });
  });

  it('slides the bearer while it is used, and lets it run out after 15 minutes', async () => {
    const browser = await server.buyer('01');
    const change = async () => (await browser.post('/api/users/locale', { locale: 'ru' })).status;
    server.clock.advance(14 * 60);
    expect(await change()).toBe(200);
    server.clock.advance(14 * 60);
    expect(await change()).toBe(200);
    server.clock.advance(15 * 60 + 1);
    expect(await change()).toBe(401);
    expect(await me(browser)).toBe('open');
  });
});
