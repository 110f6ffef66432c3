import { authorizationCodeGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  shopSecret,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import { mutatedUris } from '../../../../test/sites/mutated-uris.ts';
import { elsewhere, siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { keepSite } from '../clients/clients.repo.ts';

let server: TestServer;
let shop: ClientSite;
let home: string;
let person: MadePerson;
let browser: Browser;
let calls: ReturnType<typeof siteCalls>;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  home = server.context.config.publicUrl;
  shop = await openSite(server);
  calls = siteCalls(server, shop);
  person = await makePerson(server);
  browser = await person.signIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = await person.signIn();
});

describe('the address to which a code is sent (promise 12)', () => {
  const others = 'http://localhost:3002/shop/others';
  const second = 'http://localhost:3002/shop/others/second';
  beforeAll(() =>
    keepSite(server.context.db, {
      clientId: 'others',
      name: 'Чужие',
      domain: 'localhost',
      baseUrl: 'http://localhost:3002/shop',
      redirectUri: others,
      moreRedirectUris: [second],
      loginUrl: 'http://localhost:3002/shop',
      logoutUrl: 'http://localhost:3002/shop',
    }),
  );

  it.each([
    ['of the developer’s site', 'demo-shop', 'http://localhost:3002/shop/callback'],
    ['of a site of others without a secret', 'others', others],
    ['of the same, its second one', 'others', second],
  ])(
    '%s is the registered one to the letter: of more than 400 others none is ever followed',
    async (_, clientId, registered) => {
      const uris = mutatedUris(registered).filter(
        (uri) => clientId !== 'others' || ![others, second].includes(uri),
      );
      expect(uris.length).toBeGreaterThan(400);
      const { url } = await shop.begin({ redirect_uri: registered });
      url.searchParams.set('client_id', clientId);
      expect((await visit(url, browser, elsewhere())).status).toBe(303);
      for (const uri of uris) {
        url.searchParams.set('redirect_uri', uri);
        const answer = await visit(url, browser, elsewhere());
        const refused = uri.includes('\0') ? 422 : 400;
        expect([answer.status, answer.headers.get('location')], uri).toEqual([refused, null]);
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(await answer.text()).not.toContain('evil');
      }
    },
  );

  it('has to be named, and a site has to be known', async () => {
    const { url } = await shop.begin();
    url.searchParams.delete('redirect_uri');
    expect((await visit(url, browser)).status).toBe(400);
    url.searchParams.set('client_id', '<script>alert(1)</script>');
    const answer = await visit(url, browser);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/Код ошибки: <code>invalid_client<\/code>/);
  });
});

describe('a zero character, which the database cannot be asked for (promise 29)', () => {
  it.each(['client_id', 'nonce', 'redirect_uri', 'state'])('in %s of an address is refused', async (name) => {
    const { url } = await shop.begin();
    url.searchParams.set(name, 'demo-shop\0');
    expect((await visit(url, browser)).status).toBe(422);
    url.search = `?${name}=%00`;
    expect((await visit(url, browser)).status).toBe(422);
  });

  it('in the name of a site that asks for tokens is a site that is not known', async () => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo\0',
      client_secret: 'x',
    });
    const answer = await fetch(`${home}/oidc/token`, { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  });
});

describe('PKCE (promise 14)', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['no method, which would mean plain', { code_challenge_method: undefined }],
    ['plain', { code_challenge_method: 'plain' }],
    ['an unknown method', { code_challenge_method: 's256' }],
    ['a method without a challenge', { code_challenge: undefined }],
    ['an empty challenge', { code_challenge: '' }],
    ['a short challenge', { code_challenge: 'short' }],
  ])('%s: no code', async (_, change) => {
    const { url } = await shop.begin();
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    const back = new URL(await locationOf(visit(url, browser)));
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['no verifier', { code_verifier: undefined }],
    ['another verifier', { code_verifier: 'a'.repeat(43) }],
    ['the challenge itself', { code_verifier: 'challenge' }],
    ['another address', { redirect_uri: 'http://localhost:3002/shop' }],
    ['no address', { redirect_uri: undefined }],
  ])('%s: no token', async (_, change) => {
    const body: Record<string, string | undefined> = { ...(await calls.waitingCode(browser)), ...change };
    const known = Object.entries(body).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const answer = await calls.redeem(Object.fromEntries(known));
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^invalid_(grant|request)$/);
  });

  it.each(['id_token', 'token', 'code id_token', 'code token', 'none'])(
    'no «%s»: codes alone',
    async (type) => {
      const { url } = await shop.begin({ response_type: type });
      const answer = await visit(url, browser);
      expect(answer.headers.get('location') ?? 'error=').toMatch(/error=/);
      expect(answer.headers.get('location') ?? '').not.toMatch(/(code|token)=/);
    },
  );

  it.each(['password', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code', 'client_credentials'])(
    'no grant by «%s»',
    async (grant_type) => {
      const answer = await calls.redeem({ grant_type, username: person.phone, password: 'novosel-demo' });
      expect(answer.status).toBe(400);
    },
  );
});

describe('the address of the provider (promise 10)', () => {
  it('comes from the settings, whatever the Host header says', async () => {
    const answer = await server.cabinet.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    });
    expect(answer.body).not.toContain('evil');
    expect(answer.json()).toMatchObject({
      issuer: `${home}/oidc`,
      token_endpoint: `${home}/oidc/token`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
      backchannel_logout_supported: true,
    });
  });

  it('has no other calls of the library than those that are told', async () => {
    const others = [
      '/reg',
      '/token/introspection',
      '/session/end/confirm',
      '/session/end/success',
      '/request',
      '/device',
      '/interaction/x',
    ];
    for (const path of others) {
      expect(server.cabinet.hasRoute({ method: 'GET', url: `/oidc${path}` }), path).toBe(false);
      const answer = await fetch(`${home}/oidc${path}`, { method: 'POST', headers: elsewhere() });
      expect(answer.status, path).toBe(404);
    }
  });

  describe('what is none of its calls', () => {
    const at = (path: string, accept: string, method = 'GET') =>
      fetch(`${home}/oidc${path}`, { method, headers: { accept, ...elsewhere() }, redirect: 'manual' });

    it.each([
      ['', 'GET', 404, null],
      ['/nothing', 'GET', 404, null],
      ['/auth/a/b', 'POST', 404, null],
      ['/token', 'GET', 405, 'POST, OPTIONS'],
      ['/jwks/', 'DELETE', 405, 'GET, OPTIONS'],
      ['/session/end?state=x', 'PUT', 405, 'GET, POST'],
    ])(
      '«%s» by %s is %i: to a program in the words of OAuth, to a person by a page of ours',
      async (path, method, status, allow) => {
        const answer = await at(path, 'application/json', method);
        expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
        expect(await answer.json()).toEqual({
          error: 'invalid_request',
          error_description: expect.any(String),
        });
        const page = await at(path, 'text/html', method);
        expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
        expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(await page.text()).toMatch(/<h1>Такой страницы нет<\/h1>/);
      },
    );
  });

  it.each(['form_post', 'fragment', 'web_message', 'query.jwt', ''])(
    'answers response_mode=%s by the address of the site, and by no page of the library',
    async (mode) => {
      const { url } = await shop.begin({ response_mode: mode });
      const answer = await visit(url, browser);
      expect(answer.status).toBe(303);
      const back = new URL(await locationOf(answer));
      if (mode === '') expect(back.searchParams.get('code')).not.toBeNull();
      else expect(back.searchParams.get('error')).toBe('unsupported_response_mode');
      expect([back.hash, back.searchParams.get('state')]).toEqual(['', url.searchParams.get('state')]);
    },
  );

  it('shows public keys only', async () => {
    const { keys } = (await (await fetch(`${home}/oidc/jwks`)).json()) as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('leaving by a site (promise 19)', () => {
  const end = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    visit(`${home}/oidc/session/end?${new URLSearchParams(query)}`, browser, { ...elsewhere(), ...headers });
  const isIn = async () => (await browser.get('/api/users')).status === 200;

  it('with the person’s ID token ends his session and comes back to the site', async () => {
    const { id_token = '' } = await shop.signIn(browser);
    const answer = await end({
      id_token_hint: id_token,
      post_logout_redirect_uri: 'http://localhost:3002/shop',
      state: 'x',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'http://localhost:3002/shop?state=x',
    ]);
    expect(await isIn()).toBe(false);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a bare link', {}, {}],
    ['a link that names the site', { client_id: 'demo-shop' }, {}],
  ])('%s ends nothing: the cabinet asks', async (_, query, headers) => {
    const answer = await end(query, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${home}/logout`]);
    expect(await isIn()).toBe(true);
  });

  it('a form leads to the link that says the same: with the token it ends the session, without it the cabinet asks', async () => {
    const { id_token = '' } = await shop.signIn(browser);
    const form = async (fields: Record<string, string>) => {
      const headers = { origin: 'https://evil.test', ...elsewhere() };
      const body = new URLSearchParams(fields);
      const answer = await fetch(`${home}/oidc/session/end`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
      });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
      return locationOf(visit(home + (await locationOf(answer)), browser, elsewhere()));
    };
    expect(await form({ client_id: 'demo-shop' })).toBe(`${home}/logout`);
    expect(await form({})).toBe(`${home}/logout`);
    expect(await isIn()).toBe(true);
    expect(await form({ id_token_hint: id_token })).toBe(`${home}/auth`);
    expect(await isIn()).toBe(false);
  });

  it('a form that is longer than an address may be, or is no form, is refused', async () => {
    for (const path of ['/auth', '/session/end'])
      for (const [body, type] of [
        [`state=${'x'.repeat(9000)}`, 'application/x-www-form-urlencoded'],
        ['{"state":"x"}', 'application/json'],
      ] as const) {
        const headers = { 'content-type': type, ...elsewhere() };
        const answer = await fetch(`${home}/oidc${path}`, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
        });
        expect([answer.status, answer.headers.get('location')], `${path} ${type}`).toEqual([422, null]);
      }
  });

  it('a picture with the token in its address ends nothing', async () => {
    const { id_token = '' } = await shop.signIn(browser);
    await end({ id_token_hint: id_token }, { 'sec-fetch-dest': 'image' });
    expect(await isIn()).toBe(true);
  });

  it.each(['javascript:alert(1)', 'https://evil.test/', 'http://localhost:3002/shop/', '//evil.test'])(
    'never leads to %s',
    async (to) => {
      const { id_token = '' } = await shop.signIn(browser);
      const answer = await end({ id_token_hint: id_token, post_logout_redirect_uri: to });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(await isIn()).toBe(true);
    },
  );
});

describe('what stays secret (promise 17)', () => {
  it('no token stands in an address or in the database as it is', async () => {
    const { url, ...way } = await shop.begin();
    const back = await locationOf(visit(url, browser));
    const tokens = await authorizationCodeGrant(shop.config, new URL(back), {
      pkceCodeVerifier: way.verifier,
      expectedState: way.state,
      expectedNonce: way.nonce,
    });
    const { rows } = await server.context.pool.query(
      'select p::text as text from oidc_payloads p union all select k::text from oidc_keys k union all select c::text from oauth_clients c',
    );
    const kept = rows.map(({ text }) => text).join('\n');
    const code = new URL(back).searchParams.get('code') ?? '-';
    for (const one of [code, tokens.access_token, tokens.refresh_token ?? '-', shopSecret, '"d"'])
      expect(kept.includes(one)).toBe(false);
    expect(back).not.toMatch(/token/);
  });
});
