import type { DeskSite, DeskSiteRow } from '@novosel/contract/sites/desk-endpoints.ts';
import { fetchUserInfo } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { locationOf, openSite, startListening, visit } from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let home: string;
let admin: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  admin = await enterDesk(server, 'admin');
});
afterAll(() => server.close());

let made = 0;
const formOf = (more: object = {}) => ({
  name: 'Мебель',
  domain: 'mebel.test',
  baseUrl: 'https://mebel.test/',
  loginUrl: 'https://mebel.test/login',
  logoutUrl: 'https://mebel.test/logout',
  redirectUris: ['https://mebel.test/back', 'https://mebel.test/app/back'],
  postLogoutUri: 'https://mebel.test/bye',
  backchannelUrl: null,
  firstParty: true,
  scopes: ['profile', 'phone'],
  ...more,
});

const given = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.raw.body).toBe(200);
  return answer.body.data as Data;
};
type Told = { clientId: string; secret: string };

async function register(more: object = {}): Promise<Told> {
  made += 1;
  const clientId = `mebel-${made}`;
  return given(await admin.post('/api/office/sites', { clientId, confidential: true, ...formOf(more) }));
}

const cardOf = async (clientId: string) =>
  given<{ site: DeskSite }>(await admin.get(`/api/office/sites/${clientId}`)).site;

const site = ({ clientId, secret }: Told, redirectUri = 'https://mebel.test/back') =>
  openSite(server, { clientId, secret, redirectUri });

const recordsOf = async (clientId: string) => {
  const { rows } = await server.context.pool.query(
    'select action, actor_kind, details from audit_records where subject = $1 order by id',
    [`site:${clientId}`],
  );
  return rows as { action: string; actor_kind: string; details: Record<string, unknown> }[];
};

const userInfo = async (token: string) =>
  (await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the desk registers a site', () => {
  it('[S1-49] with its fields; it signs people in from that moment, by each of its addresses to the letter', async () => {
    const told = await register();
    const person = await makePerson(server);
    const browser = await person.signIn();
    for (const address of formOf().redirectUris) {
      const shop = await site(told, address);
      const tokens = await shop.signIn(browser, { scope: 'openid phone' });
      expect(
        await fetchUserInfo(shop.config, tokens.access_token, await shop.subjectOf(person)),
      ).toMatchObject({
        phone_number: person.phone,
      });
    }
    const { url } = await (await site(told, 'https://mebel.test/back/')).begin();
    expect((await visit(url, browser)).status).toBe(400);
    expect(await cardOf(told.clientId)).toMatchObject({ ...formOf(), clientId: told.clientId, kind: 'site' });
  });

  it('its secret is told once: nowhere is it kept or shown again', async () => {
    const told = await register();
    expect(told.secret.length).toBeGreaterThanOrEqual(43);
    const card = await admin.get(`/api/office/sites/${told.clientId}`);
    expect(card.raw.body).not.toContain(told.secret);
    const { rows } = await server.context.pool.query(
      `select c::text as text from oauth_clients c union all select a::text from audit_records a
       union all select k::text from idempotency_keys k`,
    );
    expect(rows.some(({ text }) => text.includes(told.secret))).toBe(false);
  });

  it('one without a server of its own has no secret, and PKCE alone binds its codes (promise 14)', async () => {
    const clientId = 'mebel-app';
    const answer = await admin.post('/api/office/sites', { clientId, confidential: false, ...formOf() });
    expect(given<Told>(answer).secret).toBeNull();
    const refused = await admin.post(`/api/office/sites/${clientId}/secret`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'STEP_WRONG']);
    const browser = await (await makePerson(server)).signIn();
    const redeemed = async (own: boolean) => {
      const { url, verifier } = await (await site({ clientId, secret: '' })).begin({ scope: 'openid' });
      const back = new URL(await locationOf(visit(url, browser)));
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: back.searchParams.get('code') ?? '',
        redirect_uri: 'https://mebel.test/back',
        code_verifier: own ? verifier : 'x'.repeat(43),
      });
      return (await fetch(`${home}/oidc/token`, { method: 'POST', body })).status;
    };
    expect([await redeemed(true), await redeemed(false)]).toEqual([200, 400]);
  });

  it('leads after leaving to where it was registered to (promise 19)', async () => {
    const told = await register();
    const browser = await (await makePerson(server)).signIn();
    const { id_token = '' } = await (await site(told)).signIn(browser, { scope: 'openid' });
    const end = (to: string) =>
      visit(
        `${home}/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: to })}`,
        browser,
      );
    expect((await end('https://mebel.test/')).status).toBe(400);
    expect(await locationOf(end('https://mebel.test/bye'))).toBe('https://mebel.test/bye');
  });

  it('under a name that is taken is refused at that field, and the one that has it stays', async () => {
    const told = await register();
    const again = await admin.post('/api/office/sites', {
      clientId: told.clientId,
      confidential: true,
      ...formOf({ name: 'Чужой' }),
    });
    expect([again.status, again.body.code, Object.keys(again.body.errors ?? {})]).toEqual([
      422,
      'VALIDATION',
      ['clientId'],
    ]);
    expect((await cardOf(told.clientId)).name).toBe('Мебель');
  });

  it.each([
    ['redirectUris', { redirectUris: ['http://mebel.test/back'] }],
    ['redirectUris', { redirectUris: ['https://mebel.test/*'] }],
    ['redirectUris', { redirectUris: [] }],
    ['loginUrl', { loginUrl: 'javascript:alert(1)' }],
    ['postLogoutUri', { postLogoutUri: '//evil.test' }],
    ['backchannelUrl', { backchannelUrl: 'file:///etc/passwd' }],
    ['domain', { domain: 'https://mebel.test' }],
    ['clientId', { clientId: 'Мебель' }],
  ])('with a wrong %s is refused at that field (promise 12)', async (field, wrong) => {
    const answer = await admin.post('/api/office/sites', {
      clientId: 'mebel-wrong',
      confidential: true,
      ...formOf(),
      ...wrong,
    });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect((await admin.get('/api/office/sites/mebel-wrong')).status).toBe(404);
  });
});

describe('the desk changes a site', () => {
  it('what it may read counts at once, and what it held of more than that is dead (promise 18)', async () => {
    const told = await register();
    const shop = await site(told);
    const browser = await (await makePerson(server)).signIn();
    const { access_token } = await shop.signIn(browser, { scope: 'openid phone' });
    const path = `/api/office/sites/${told.clientId}`;
    given(await admin.post(path, formOf({ name: 'Мебель и свет' })));
    expect(await userInfo(access_token)).toBe(200);
    given(await admin.post(path, formOf({ scopes: ['profile'] })));
    expect(await userInfo(access_token)).toBe(401);
    const { url } = await shop.begin({ scope: 'openid phone' });
    expect(await locationOf(visit(url, browser))).toMatch(/error=invalid_scope/);
    await shop.signIn(browser, { scope: 'openid profile' });
  });

  it('that is no longer the developer’s asks the buyer from then on (promise 18)', async () => {
    const told = await register();
    const shop = await site(told);
    const browser = await (await makePerson(server)).signIn();
    const { access_token } = await shop.signIn(browser, { scope: 'openid phone' });
    given(await admin.post(`/api/office/sites/${told.clientId}`, formOf({ firstParty: false })));
    expect(await userInfo(access_token)).toBe(401);
    // Also for data that it read without a consent.
    for (const scope of ['openid phone', 'openid profile']) {
      const { url } = await shop.begin({ scope });
      expect(await locationOf(visit(url, browser)), scope).toContain(`${home}/auth/consent/`);
    }
  });

  it('that is no longer the developer’s asks also whose sign-in was under way, and what it would have read is no consent', async () => {
    const told = await register();
    const shop = await site(told);
    const person = await makePerson(server);
    const browser = await person.signIn();
    const { pool } = server.context;
    const linked = async () =>
      (await pool.query('select scopes from site_links where user_id = $1', [person.id])).rows as {
        scopes: string[];
      }[];
    const waits = async () =>
      (await pool.query(`select 1 from pg_locks where not granted`)).rowCount !== 0 ||
      (await linked()).length > 0;
    const { url } = await shop.begin({ scope: 'openid phone' });
    const edit = await pool.connect();
    try {
      await edit.query('begin');
      await edit.query('update oauth_clients set first_party = false where client_id = $1', [told.clientId]);
      const arriving = locationOf(visit(url, browser));
      await expect.poll(waits).toBe(true);
      await edit.query('commit');
      expect(await arriving).toContain(`${home}/auth/consent/`);
    } finally {
      edit.release();
    }
    expect(await linked()).toEqual([]);
  });

  it('a new secret takes the place of the former one at once', async () => {
    const told = await register();
    const browser = await (await makePerson(server)).signIn();
    const fresh = given<Told>(await admin.post(`/api/office/sites/${told.clientId}/secret`, {}));
    expect(fresh.secret).not.toBe(told.secret);
    await expect((await site(told)).signIn(browser, { scope: 'openid' })).rejects.toMatchObject({
      error: 'invalid_client',
    });
    await (await site(fresh)).signIn(browser, { scope: 'openid' });
  });

  it.each(['', '/secret', '/block', '/unblock'])('that is not there: 404 (%s)', async (act) => {
    const body = act === '' ? formOf() : act === '/secret' ? {} : { reason: 'Проверка' };
    const answer = await admin.post(`/api/office/sites/nobody${act}`, body);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await admin.get('/api/office/sites/nobody')).status).toBe(404);
  });
});

describe('the desk blocks a site (promises 8, 18)', () => {
  it('everything that it was given is dead in that moment and stays so; people sign in again when it is let in', async () => {
    const told = await register();
    const shop = await site(told);
    const browser = await (await makePerson(server)).signIn();
    const tokens = await shop.signIn(browser, { scope: 'openid phone' });
    const waiting = await shop.begin({ scope: 'openid phone' });
    const back = await locationOf(visit(waiting.url, browser));
    const path = `/api/office/sites/${told.clientId}`;
    given(await admin.post(`${path}/block`, { reason: 'Жалобы покупателей' }));
    const left = await server.context.pool.query('select 1 from oidc_payloads where client_id = $1', [
      told.clientId,
    ]);
    expect(left.rowCount).toBe(0);
    expect(await userInfo(tokens.access_token)).toBe(401);
    const { url } = await shop.begin();
    expect((await visit(url, browser)).status).toBe(400);
    const listed = (await server.browser().get('/api/users/oauth')).raw.body;
    expect(listed).not.toContain(told.clientId);
    expect(await cardOf(told.clientId)).toMatchObject({ blockReason: 'Жалобы покупателей', alive: 0 });

    given(await admin.post(`${path}/unblock`, { reason: 'Разобрались' }));
    expect(await userInfo(tokens.access_token)).toBe(401);
    await expect(shop.finish(waiting, back)).rejects.toMatchObject({ error: 'invalid_grant' });
    await shop.signIn(browser, { scope: 'openid phone' });
    expect(await cardOf(told.clientId)).toMatchObject({ blockedAt: null, blockReason: null, alive: 1 });
  });

  it('once: a second block, and an unblock of what is not blocked, are told so', async () => {
    const { clientId } = await register();
    const path = `/api/office/sites/${clientId}`;
    const twice = async (act: string) =>
      (await admin.post(`${path}/${act}`, { reason: 'Проверка' })).body.code;
    expect(await twice('unblock')).toBe('STEP_WRONG');
    given(await admin.post(`${path}/block`, { reason: 'Проверка' }));
    expect(await twice('block')).toBe('STEP_WRONG');
    const nothing = await admin.post(`${path}/unblock`, { reason: ' ' });
    expect([nothing.status, Object.keys(nothing.body.errors ?? {})]).toEqual([422, ['reason']]);
  });

  it('each act is on record with who did it, and why', async () => {
    const { clientId } = await register();
    const path = `/api/office/sites/${clientId}`;
    given(await admin.post(path, formOf()));
    given(await admin.post(`${path}/secret`, {}));
    given(await admin.post(`${path}/block`, { reason: 'Жалобы' }));
    given(await admin.post(`${path}/unblock`, { reason: 'Разобрались' }));
    const records = await recordsOf(clientId);
    expect(records.map(({ action }) => action)).toEqual([
      'sites.register',
      'sites.edit',
      'sites.rotate-secret',
      'sites.block',
      'sites.unblock',
    ]);
    expect(new Set(records.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['staff']));
    expect(records[3]?.details).toEqual({ reason: 'Жалобы' });
  });
});

describe('the desk watches the sites', () => {
  it('who signs in there, how many, and when last', async () => {
    const told = await register();
    const shop = await site(told);
    const person = await makePerson(server);
    await shop.signIn(await person.signIn(), { scope: 'openid' });
    const card = await cardOf(told.clientId);
    expect(card).toMatchObject({ people: { all: 1, day: 1, month: 1 }, alive: 1, notTold: 0 });
    expect(card.signIns).toMatchObject([{ person: person.id, name: 'Ёлкина Вера' }]);
    const { items } = given<{ items: DeskSiteRow[] }>(await admin.get('/api/office/sites'));
    expect(items.find(({ clientId }) => clientId === told.clientId)?.usedAt).toBe(card.usedAt);
    expect(items.map(({ clientId }) => clientId)).toContain('demo-shop');
  });
});
