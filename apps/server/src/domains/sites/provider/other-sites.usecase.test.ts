import { hash } from 'node:crypto';
import type { Consent } from '@novosel/contract/consents/endpoints.ts';
import { fetchUserInfo, refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { copyOf, type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { giveSiteConsent, siteConsentText } from '../../consents/public.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepSite } from '../clients/clients.repo.ts';

const secret = 'a-secret-of-the-movers';
const redirectUri = 'https://movers.test/back';
/** Its registration by the desk. */
const registered = {
  name: 'Переезд',
  domain: 'movers.test',
  baseUrl: 'https://movers.test/',
  loginUrl: 'https://movers.test/login',
  logoutUrl: 'https://movers.test/logout',
  redirectUris: [redirectUri],
  postLogoutUri: null,
  backchannelUrl: null,
  firstParty: false,
  scopes: ['profile', 'phone', 'email'],
};

let server: TestServer;
let movers: ClientSite;
let admin: Browser;
let home: string;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  const { redirectUris: _, ...site } = registered;
  await keepSite(server.context.db, {
    ...site,
    clientId: 'movers',
    redirectUri,
    secretHash: tokenHash(secret),
  });
  movers = await openSite(server, { clientId: 'movers', secret, redirectUri });
  admin = await enterDesk(server, 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

/** Requests a sign-in, up to the cabinet's question. */
async function ask(more: Record<string, string> = {}) {
  const way = await movers.begin({ scope: 'openid phone', ...more });
  const answer = await visit(way.url, browser);
  const question = await locationOf(answer);
  expect(question).toMatch(`${home}/auth/consent/`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { way, request: question.split('/').at(-1) ?? '', cookies };
}

/** The content of the question page. */
const question = async (request: string) =>
  (await browser.get(`/api/sites/requests/${request}`)).body.data as unknown as {
    consent: { sha256: string; text: string };
  };

/** The person answers, and his browser is redirected back to the site. */
async function answer(
  { request, cookies }: Awaited<ReturnType<typeof ask>>,
  allow: boolean,
): Promise<string> {
  const { sha256 } = (await question(request)).consent;
  const { status, body } = await browser.post(`/api/sites/requests/${request}`, { allow, sha256 });
  expect(status).toBe(200);
  const { to } = body.data as unknown as { to: string };
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
  return locationOf(visit(to, undefined, { cookie: [...own, ...cookies].join('; ') }));
}

const sites = async () =>
  ((await browser.get('/api/users/sites')).body.data as unknown as { items: { clientId: string }[] }).items;

const consents = async () => (await browser.get('/api/users/consents')).body.data as unknown as Consent[];

describe('a site of others (promise 18)', () => {
  it('asks the person first, by its name and what it wants to read', async () => {
    const { request } = await ask();
    expect((await browser.get(`/api/sites/requests/${request}`)).body).toEqual({
      result: true,
      data: {
        name: 'Переезд',
        domain: 'movers.test',
        scopes: ['phone'],
        consent: { sha256: expect.stringMatching(/^[\da-f]{64}$/), text: expect.any(String) },
      },
    });
  });

  it('reads what it was allowed, and does not ask for that again', async () => {
    const asked = await ask();
    const tokens = await movers.finish(asked.way, await answer(asked, true));
    expect(await fetchUserInfo(movers.config, tokens.access_token, await movers.subjectOf(person))).toEqual({
      sub: await movers.subjectOf(person),
      phone_number: person.phone,
      phone_number_verified: true,
    });
    const another = await movers.signIn(await person.signIn(), { scope: 'openid phone' });
    expect(another.claims()?.sub).toBe(await movers.subjectOf(person));
    await ask({ scope: 'openid phone email' });
  });

  it('[S4.3-04, S2.1-36] is allowed by a consent of its own: the very text, its version, hash and date, to be downloaded; withdrawn by leaving', async () => {
    const asked = await ask();
    const { consent } = await question(asked.request);
    expect(hash('sha256', consent.text)).toBe(consent.sha256);
    expect(consent.text).toMatch(/^Согласие на передачу данных сайту «Переезд»\n\nРедакция 1\n\n/);
    expect(consent.text).toContain('movers.test');
    expect(consent.text).toContain('что это я, а также мои данные: номер телефона.');
    await movers.finish(asked.way, await answer(asked, true));
    const given = { kind: 'site', site: 'movers', version: 1, sha256: consent.sha256, withdrawnAt: null };
    expect(await consents()).toMatchObject([given]);
    const file = await server.browser().get(`/documents/consents/${consent.sha256}`);
    expect([file.status, file.raw.body]).toEqual([200, consent.text]);

    const more = await ask({ scope: 'openid phone email' });
    await movers.finish(more.way, await answer(more, true));
    const text = (await consents())[1]?.sha256;
    expect((await server.browser().get(`/documents/consents/${text}`)).raw.body).toContain(
      'номер телефона и адрес почты',
    );
    await browser.post('/api/users/sites/movers/forget', {});
    const [at] = (await consents()).map(({ withdrawnAt }) => withdrawnAt);
    expect(at).toEqual(expect.any(String));
    expect(await consents()).toMatchObject([
      { ...given, withdrawnAt: at },
      { sha256: text, withdrawnAt: at },
    ]);

    const anew = await ask();
    await movers.finish(anew.way, await answer(anew, true));
    expect((await consents()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([at, at, null]);
  });

  it('is agreed to once by two presses on the same text, and its withdrawal leaves the consents for other sites', async () => {
    const [one, other] = [await ask(), await ask()];
    const { sha256 } = (await question(one.request)).consent;
    const allow = ({ request }: typeof one) =>
      browser.post(`/api/sites/requests/${request}`, { allow: true, sha256 });
    expect((await Promise.all([allow(one), allow(other)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await consents()).toHaveLength(1);
    const elsewhere = { userId: person.id, site: 'elsewhere', address: '::1', at: server.clock.now() };
    const asking = { name: 'Ремонт', domain: 'repair.test', scopes: [] };
    const text = siteConsentText(asking, 'ru');
    await server.context.db.transaction((tx) => giveSiteConsent(tx, asking, text.sha256, elsewhere));
    expect(text.text).toContain('что это я, и больше ничего.');
    await browser.post('/api/users/sites/movers/forget', {});
    expect((await consents()).find(({ site }) => site === 'elsewhere')?.withdrawnAt).toBeNull();
  });

  it('is not allowed by a text that was not read, nor by one that has changed since; the page reads the new one', async () => {
    const { request } = await ask();
    const { sha256 } = (await question(request)).consent;
    const { pool } = server.context;
    const allow = (read?: string) =>
      browser.post(`/api/sites/requests/${request}`, { allow: true, ...(read && { sha256: read }) });
    expect((await allow()).body.code).toBe('CONSENT_CHANGED');
    await pool.query(`update oauth_clients set name = 'Переезды' where client_id = 'movers'`);
    const refused = await allow(sha256);
    await pool.query(`update oauth_clients set name = 'Переезд' where client_id = 'movers'`);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONSENT_CHANGED']);
    expect([await consents(), await sites()]).toEqual([[], []]);
    const english = siteConsentText({ name: 'Переезд', domain: 'movers.test', scopes: ['phone'] }, 'en');
    expect(english.text).toContain('these data of mine: phone number.');
    expect((await allow(english.sha256)).status).toBe(200);
    expect(await consents()).toMatchObject([{ title: 'Consent to give data to the site “Переезд”' }]);
  });

  it.each([
    ['name', { name: 'Переезды' }],
    ['domain', { domain: 'other-movers.test' }],
  ])(
    'is allowed nothing any more once the desk has given it another %s: its tokens are dead, the consents over, and each is asked anew (promise 18)',
    async (_, change) => {
      const edit = async (more: object = {}) =>
        expect((await admin.post('/api/office/sites/movers', { ...registered, ...more })).status).toBe(200);
      const asked = await ask({ scope: 'openid phone offline_access', prompt: 'consent' });
      const tokens = await movers.finish(asked.way, await answer(asked, true));
      const me = async () =>
        (await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
          .status;
      await edit();
      expect([await me(), await sites(), await consents()]).toMatchObject([
        200,
        [{ clientId: 'movers' }],
        [{ withdrawnAt: null }],
      ]);
      await edit(change);
      try {
        expect([await me(), await sites()]).toEqual([401, []]);
        await expect(refreshTokenGrant(movers.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
          error: 'invalid_grant',
        });
        expect(await consents()).toMatchObject([{ site: 'movers', withdrawnAt: expect.any(String) }]);
        const ended = and(
          eq(auditRecords.action, 'consents.end'),
          eq(auditRecords.subject, `user:${person.id}`),
        );
        expect(await server.context.db.select().from(auditRecords).where(ended)).toMatchObject([
          { actorKind: 'staff', details: { kind: 'site', site: 'movers' } },
        ]);
        const anew = await ask();
        await movers.finish(anew.way, await answer(anew, true));
        expect((await consents()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, true]);
      } finally {
        await edit();
      }
      expect((await consents()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, false]);
      await ask();
    },
  );

  it('that becomes the developer’s own and then no longer is finds nothing allowed, and no consent of before', async () => {
    const asked = await ask();
    await movers.finish(asked.way, await answer(asked, true));
    for (const firstParty of [true, false]) {
      const body = { ...registered, firstParty };
      expect((await admin.post('/api/office/sites/movers', body)).status).toBe(200);
    }
    expect(await consents()).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    await ask();
  });

  it('is allowed nothing when the desk blocks it while the answer is on its way', async () => {
    const { request } = await ask();
    const { sha256 } = (await question(request)).consent;
    const movers = sql`client_id = 'movers'`;
    const [late] = await meetAtLock(
      server,
      sql`select 1 from oauth_clients where ${movers} for update`,
      [() => browser.post(`/api/sites/requests/${request}`, { allow: true, sha256 })],
      (tx) => tx.execute(sql`update oauth_clients set blocked_at = now() where ${movers}`),
    );
    await server.context.db.execute(sql`update oauth_clients set blocked_at = null where ${movers}`);
    expect([late?.status, late?.body.code]).toEqual([404, 'NOT_FOUND']);
    expect([await consents(), await sites()]).toEqual([[], []]);
  });

  it('is not allowed from a frozen cabinet, and is refused from it: the person is led back, and nothing is allowed', async () => {
    const [one, other] = [await ask(), await ask()];
    const { sha256 } = (await question(one.request)).consent;
    await browser.post('/api/users/freeze', {});
    const allowed = await browser.post(`/api/sites/requests/${one.request}`, { allow: true, sha256 });
    expect([allowed.status, allowed.body.code]).toEqual([409, 'CABINET_FROZEN']);
    expect(await answer(one, false)).toMatch(/^https:\/\/movers\.test\/back\?error=access_denied/);
    expect([await consents(), await sites()]).toEqual([[], []]);
    // A refusal allows only its own return.
    const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    const way = visit(`${home}/oidc/auth/${other.request}`, undefined, {
      cookie: [...own, ...other.cookies].join('; '),
    });
    expect((await way).status).toBe(400);
  });

  it('enters no frozen cabinet by what was allowed before, nor by the way back of a refusal', async () => {
    const [allowed, refused] = [await ask(), await ask()];
    const { sha256 } = (await question(allowed.request)).consent;
    const said = (request: string, body: object) => browser.post(`/api/sites/requests/${request}`, body);
    expect((await said(allowed.request, { allow: true, sha256 })).status).toBe(200);
    await browser.post('/api/users/freeze', {});
    expect((await said(refused.request, { allow: false })).status).toBe(200);
    const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    const cookie = [...own, ...allowed.cookies].join('; ');
    for (const { request } of [allowed, refused]) {
      const back = await visit(`${home}/oidc/auth/${request}`, undefined, { cookie });
      expect(back.headers.get('location') ?? '').not.toContain('code=');
    }
  });

  it('is told when it was refused, and reads nothing', async () => {
    const asked = await ask();
    expect(await answer(asked, false)).toMatch(/^https:\/\/movers\.test\/back\?error=access_denied/);
    expect(await sites()).toEqual([]);
    expect(await consents()).toEqual([]);
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
