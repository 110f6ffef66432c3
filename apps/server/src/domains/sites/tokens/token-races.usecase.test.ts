import { setTimeout } from 'node:timers/promises';
import { fetchUserInfo, refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import { asStranger, elsewhere, siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
let home: string;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  home = server.context.config.publicUrl;
  shop = await openSite(server);
  calls = siteCalls(server, shop);
  person = await makePerson(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = await person.signIn();
});

const eight = <Answer>(act: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, act));

describe('a code (promise 13)', () => {
  it('is good once: of eight at the same time one is answered, and what it gave dies with the next try', async () => {
    for (let round = 0; round < figures.codeRounds; round += 1) {
      const body = await calls.waitingCode(browser);
      const answers = await eight(() => calls.redeem(body));
      const given = answers.filter(({ status }) => status === 200);
      expect(given).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
      const { access, refresh } = await calls.read(given[0]);
      expect((await calls.redeem(body)).status).toBe(400);
      expect(await calls.userInfo(access)).toBe(401);
      expect((await calls.refresh(refresh)).status).toBe(400);
    }
  });

  it('of each of eight tabs that sign in there for the first time at once is good', async () => {
    for (let round = 0; round < 5; round += 1) {
      browser = await person.signIn();
      const bodies = await eight(() => calls.waitingCode(browser));
      const given = await Promise.all(bodies.map(async (body) => calls.read(await calls.redeem(body))));
      const open = await Promise.all(given.map(({ access }) => calls.userInfo(access)));
      expect(open).toEqual(Array(8).fill(200));
    }
  });

  it('takes its tokens with it when it comes again later', async () => {
    const body = await calls.waitingCode(browser);
    const { access } = await calls.read(await calls.redeem(body));
    expect(await calls.userInfo(access)).toBe(200);
    expect((await calls.redeem(body)).status).toBe(400);
    expect(await calls.userInfo(access)).toBe(401);
  });

  it('is good for a minute', async () => {
    const body = await calls.waitingCode(browser);
    server.clock.advance(61);
    expect((await calls.redeem(body)).status).toBe(400);
  });

  it('is worth nothing after the site was forgotten, also when the person is back there', async () => {
    const body = await calls.waitingCode(browser);
    // Grants are dated in whole seconds.
    await setTimeout(1100);
    await browser.post('/api/users/sites/demo-shop/forget', {});
    expect((await calls.redeem(body)).status).toBe(400);
    const later = await calls.waitingCode(browser);
    expect((await calls.redeem(body)).status).toBe(400);
    expect((await calls.redeem(later)).status).toBe(200);
  });

  it('that was changed in one letter is none', async () => {
    const body = await calls.waitingCode(browser);
    for (const at of [0, 20, 200, body.code.length - 2]) {
      const other = body.code[at] === 'A' ? 'B' : 'A';
      const code = body.code.slice(0, at) + other + body.code.slice(at + 1);
      expect((await calls.redeem({ ...body, code })).status).toBe(400);
    }
    expect((await calls.redeem(body)).status).toBe(200);
  });

  it('is good once in whatever letters it comes', async () => {
    const body = await calls.waitingCode(browser);
    expect((await calls.redeem(body)).status).toBe(200);
    // The base64 decoder skips invalid characters.
    expect((await calls.redeem({ ...body, code: `${body.code}=` })).status).toBe(400);
  });

  it('is not written down before it is spent, and nothing of it opens anything then', async () => {
    const body = await calls.waitingCode(browser);
    const kept = async () => {
      const { rows } = await server.context.pool.query(
        `select row_to_json(p)::text as row from oidc_payloads p where kind = 'AuthorizationCode'`,
      );
      return rows.map(({ row }) => row as string);
    };
    const before = await kept();
    await calls.redeem(body);
    const after = await kept();
    expect(after).toHaveLength(before.length + 1);
    expect(after.join()).not.toContain(body.code.slice(0, 40));
  });

  it('is worth nothing without the site’s secret', async () => {
    const body = await calls.waitingCode(browser);
    expect((await calls.post(body, asStranger)).status).toBe(401);
    expect((await calls.post({ ...body, client_id: 'demo-shop' })).status).toBe(401);
    expect((await calls.redeem(body)).status).toBe(200);
  });
});

describe('a refresh token (promise 15)', () => {
  it('that eight tabs show at once has one successor, the same for all', async () => {
    let token = (await shop.signIn(browser)).refresh_token ?? '';
    for (let round = 0; round < figures.refreshRounds; round += 1) {
      const answers = await eight(() => calls.refresh(token));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      const given = await Promise.all(answers.map(calls.read));
      expect(new Set(given.map(({ refresh }) => refresh)).size).toBe(1);
      expect(new Set(given.map(({ access }) => access)).size).toBe(1);
      token = given[0]?.refresh ?? '';
    }
  });

  it('has the same successor for ten seconds; then it is a replay, and its family is dead', async () => {
    const first = (await shop.signIn(browser)).refresh_token ?? '';
    const second = await calls.read(await calls.refresh(first));
    server.clock.advance(9);
    expect(await calls.read(await calls.refresh(first))).toEqual(second);
    server.clock.advance(2);
    expect((await calls.refresh(first)).status).toBe(400);
    expect((await calls.refresh(second.refresh)).status).toBe(400);
    expect(await calls.userInfo(second.access)).toBe(401);
  });

  it('is useless without the site’s secret', async () => {
    const token = (await shop.signIn(browser)).refresh_token ?? '';
    const stolen = await calls.post({ grant_type: 'refresh_token', refresh_token: token }, asStranger);
    expect(stolen.status).toBe(401);
    expect((await calls.refresh(token)).status).toBe(200);
  });
});

const ends: [string, (his: Browser) => Promise<unknown>][] = [
  ['a sign-out', (his) => his.post('/api/auth/logout')],
  ['leaving everywhere', (his) => his.post('/api/users/sessions/end', {})],
  [
    'a new password',
    (his) =>
      his.post('/api/users/password', { password: 'novosel-demo', newPassword: 'тихая вода у крыльца' }),
  ],
];

describe('what ends the sessions of a person ends what sites were given (promise 8)', () => {
  it.each(ends)('%s', async (_, end) => {
    const own = await makePerson(server);
    const his = await own.signIn();
    const tokens = await shop.signIn(his);
    await fetchUserInfo(shop.config, tokens.access_token, await shop.subjectOf(own));
    await end(his);
    expect(await calls.userInfo(tokens.access_token)).toBe(401);
    await expect(refreshTokenGrant(shop.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('a browser whose session has ended is asked to sign in again', async () => {
    await browser.post('/api/users/sessions/end', {});
    const { url } = await shop.begin();
    expect(await locationOf(visit(url, browser, elsewhere()))).toContain(`${home}/auth?`);
  });

  it('codes that race with a sign-out leave nothing alive', async () => {
    const own = await makePerson(server);
    for (let round = 0; round < figures.codesRacingSignOut; round += 1) {
      const his = await own.signIn();
      const body = await calls.waitingCode(his);
      const [answer] = await Promise.all([calls.redeem(body), his.post('/api/auth/logout')]);
      expect((await calls.redeem(body)).status).toBe(400);
      if (answer.status !== 200) continue;
      const { access, refresh } = await calls.read(answer);
      expect(await calls.userInfo(access)).toBe(401);
      expect((await calls.refresh(refresh)).status).toBe(400);
    }
  });

  it('refreshes that race with a sign-out leave nothing alive', async () => {
    const own = await makePerson(server);
    for (let round = 0; round < figures.refreshesRacingSignOut; round += 1) {
      const his = await own.signIn();
      const token = (await shop.signIn(his)).refresh_token ?? '';
      const [answer] = await Promise.all([calls.refresh(token), his.post('/api/auth/logout')]);
      if (answer.status !== 200) continue;
      const { access, refresh } = await calls.read(answer);
      expect(await calls.userInfo(access)).toBe(401);
      expect((await calls.refresh(refresh)).status).toBe(400);
    }
  });
});
