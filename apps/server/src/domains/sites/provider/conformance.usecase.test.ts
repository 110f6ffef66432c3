import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import { fetchUserInfo, refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { until } from '../../../../test/outside.ts';
import { copyOf, type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import { listenToLeaving } from '../../../../test/sites/leaving-listener.ts';
import { proveForSite, signInBefore } from '../../../../test/sites/prove-for-site.ts';
import { asShop, elsewhere, siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepSite } from '../clients/clients.repo.ts';
import { workSites } from '../visits/tell-left.ts';

const base = 'http://localhost:3002/shop';
const second = { clientId: 'conformance-2', secret: 'a-secret-of-the-second', redirectUri: `${base}/second` };

let server: TestServer;
let home: string;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
let listener: Awaited<ReturnType<typeof listenToLeaving>>;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  home = server.context.config.publicUrl;
  listener = await listenToLeaving();
  await keepSite(server.context.db, {
    clientId: second.clientId,
    name: 'Второй',
    domain: 'localhost',
    baseUrl: base,
    redirectUri: second.redirectUri,
    loginUrl: base,
    logoutUrl: base,
    backchannelUrl: listener.url,
    secretHash: tokenHash(second.secret),
    firstParty: true,
  });
  await workSites(server.context);
  shop = await openSite(server);
  calls = siteCalls(server, shop);
});
afterAll(async () => {
  listener.close();
  await server.close();
});
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

type Query = Record<string, string>;

/**
 * Where a changed request of the site redirects the browser; the rest of it is valid, with PKCE (promise 14).
 */
async function led(
  change: (query: URLSearchParams) => void,
  by: Browser | undefined = browser,
): Promise<URL> {
  const { url } = await shop.begin();
  change(url.searchParams);
  return new URL(await locationOf(visit(url, by, elsewhere())));
}
/** The same request as a form, and its redirect. */
async function ledByForm({ origin, pathname, searchParams }: URL): Promise<URL> {
  const headers = { accept: 'text/html', origin: 'https://shop.test', ...elsewhere() };
  const answer = await fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: searchParams,
  });
  expect(answer.status).toBe(303);
  return new URL(await locationOf(answer), home);
}
const asks = (more: Query) => (query: URLSearchParams) => {
  for (const [name, value] of Object.entries(more)) query.set(name, value);
};

/** The request succeeds with these parameters, and the ID token is about the person. */
const succeedsWith = (more: Query) => async () => {
  const tokens = await shop.signIn(browser, more);
  expect(tokens.claims()).toMatchObject({
    sub: await shop.subjectOf(person),
    aud: 'demo-shop',
    iss: `${home}/oidc`,
  });
  return tokens;
};

const reads = async (scope: string) => {
  const { access_token } = await shop.signIn(browser, { scope });
  return Object.keys(await fetchUserInfo(shop.config, access_token, await shop.subjectOf(person))).sort();
};

/**
 * The site repeats its request with these parameters, the person re-authenticates, and the ID token says
 * when.
 */
const provedAnew = async (more: Query) => {
  browser = await signInBefore(server, person, 60);
  const first = await succeedsWith({ max_age: '10000' })();
  const way = await shop.begin(more);
  const page = await locationOf(visit(way.url, browser));
  expect(page).toMatch(`${home}/auth/again/`);
  const again = await shop.finish(way, await proveForSite(server, browser, page));
  expect(again.claims()?.sub).toBe(first.claims()?.sub);
  const [before = 0, after = 0] = [first, again].map((tokens) => tokens.claims()?.auth_time);
  expect(after - before).toBeGreaterThanOrEqual(59);
  expect(again.claims()?.iat).toBeGreaterThanOrEqual(after);
};

const userInfo = async (method: 'GET' | 'POST', how: 'header' | 'body') => {
  const { access_token } = await shop.signIn(browser);
  const answer = await fetch(`${home}/oidc/me`, {
    method,
    headers: { ...elsewhere(), ...(how === 'header' ? { authorization: `Bearer ${access_token}` } : {}) },
    ...(how === 'body' ? { body: new URLSearchParams({ access_token }) } : {}),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ sub: await shop.subjectOf(person), name: 'Вера Ёлкина' });
};

const codeAgain = async (seconds: number) => {
  const body = await calls.waitingCode(browser);
  const { access } = await calls.read(await calls.redeem(body));
  expect(await calls.userInfo(access)).toBe(200);
  server.clock.advance(seconds);
  const again = await calls.redeem(body);
  expect([again.status, ((await again.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
  expect(await calls.userInfo(access)).toBe(401);
};

const requestObject = () =>
  new UnsecuredJWT({
    client_id: 'demo-shop',
    redirect_uri: shop.redirectUri,
    response_type: 'code',
  }).encode();

/** An error without a code is returned to the registered address. */
const isRefused = (back: URL, error: string) => {
  expect(back.href).toMatch(shop.redirectUri);
  expect([back.searchParams.get('error'), back.searchParams.has('code')]).toEqual([error, false]);
};

const basic: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'oidcc-server'() {
    const way = await shop.begin();
    const back = await locationOf(visit(way.url, browser));
    expect(new URL(back).searchParams.get('state')).toBe(way.state);
    const { id_token = '', token_type } = await shop.finish(way, back);
    const keys = createRemoteJWKSet(new URL(`${home}/oidc/jwks`));
    const { payload, protectedHeader } = await jwtVerify(id_token, keys, {
      issuer: `${home}/oidc`,
      audience: 'demo-shop',
    });
    expect([protectedHeader.alg, token_type, payload.nonce]).toEqual(['RS256', 'bearer', way.nonce]);
    expect(payload).toMatchObject({
      sub: await shop.subjectOf(person),
      exp: expect.any(Number),
      iat: expect.any(Number),
    });
  },
  async 'oidcc-response-type-missing'() {
    isRefused(await led((query) => query.delete('response_type')), 'invalid_request');
  },
  'oidcc-userinfo-get': () => userInfo('GET', 'header'),
  'oidcc-userinfo-post-header': () => userInfo('POST', 'header'),
  'oidcc-userinfo-post-body': () => userInfo('POST', 'body'),
  async 'oidcc-ensure-request-without-nonce-succeeds-for-code-flow'() {
    const { url, verifier } = await shop.begin();
    url.searchParams.delete('nonce');
    const back = new URL(await locationOf(visit(url, browser)));
    const answer = await calls.redeem({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: shop.redirectUri,
      code_verifier: verifier,
    });
    const { id_token } = (await answer.json()) as { id_token: string };
    const [, claims = ''] = id_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).not.toHaveProperty('nonce');
  },
  async 'oidcc-scope-profile'() {
    const names = ['family_name', 'given_name', 'locale', 'name', 'sub'];
    expect(await reads('openid profile')).toEqual(names);
  },
  async 'oidcc-scope-email'() {
    expect(await reads('openid email')).toEqual(['email', 'email_verified', 'sub']);
  },
  async 'oidcc-scope-phone'() {
    expect(await reads('openid phone')).toEqual(['phone_number', 'phone_number_verified', 'sub']);
  },
  async 'oidcc-ensure-other-scope-order-succeeds'() {
    expect(await reads('email openid')).toEqual(['email', 'email_verified', 'sub']);
  },
  'oidcc-display-page': succeedsWith({ display: 'page' }),
  'oidcc-display-popup': succeedsWith({ display: 'popup' }),
  'oidcc-prompt-login': () => provedAnew({ prompt: 'login' }),
  'oidcc-max-age-1': () => provedAnew({ max_age: '1' }),
  async 'oidcc-prompt-none-not-logged-in'() {
    isRefused(await led(asks({ prompt: 'none' }), server.browser()), 'login_required');
  },
  async 'oidcc-prompt-none-logged-in'() {
    const first = await succeedsWith({})();
    const again = await succeedsWith({ prompt: 'none' })();
    expect(again.claims()?.sub).toBe(first.claims()?.sub);
  },
  async 'oidcc-max-age-10000'() {
    const first = await succeedsWith({ max_age: '10000' })();
    const again = await succeedsWith({ max_age: '10000' })();
    expect(first.claims()?.auth_time).toEqual(expect.any(Number));
    expect(again.claims()?.auth_time).toBe(first.claims()?.auth_time);
  },
  'oidcc-ensure-request-with-unknown-parameter-succeeds': succeedsWith({ extra: 'foobar' }),
  async 'oidcc-id-token-hint'() {
    const { id_token = '' } = await shop.signIn(browser);
    await succeedsWith({ prompt: 'none', id_token_hint: id_token })();
    const other = await (await makePerson(server)).signIn();
    const back = await led(asks({ prompt: 'none', id_token_hint: id_token }), other);
    isRefused(back, 'login_required');
  },
  'oidcc-login-hint': succeedsWith({ login_hint: 'somebody@post.test' }),
  'oidcc-ui-locales': succeedsWith({ ui_locales: 'se' }),
  'oidcc-claims-locales': succeedsWith({ claims_locales: 'se' }),
  'oidcc-ensure-request-with-acr-values-succeeds': succeedsWith({ acr_values: '1 2' }),
  'oidcc-codereuse': () => codeAgain(0),
  'oidcc-codereuse-30seconds': () => codeAgain(30),
  async 'oidcc-ensure-registered-redirect-uri'() {
    const { url } = await shop.begin({ redirect_uri: `${shop.redirectUri}/other` });
    const answer = await visit(url, browser, elsewhere());
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('Войти на сайт не получилось');
  },
  async 'oidcc-ensure-post-request-succeeds'() {
    const way = await shop.begin();
    const tokens = await shop.finish(way, await locationOf(visit(await ledByForm(way.url), browser)));
    expect(tokens.claims()).toMatchObject({ sub: await shop.subjectOf(person), aud: 'demo-shop' });
  },
  async 'oidcc-server-client-secret-post'() {
    const body = await calls.waitingCode(browser);
    const answer = await calls.post({ ...body, client_id: 'demo-shop', client_secret: 'demo-shop-secret' });
    expect(answer.status).toBe(200);
    const other = await calls.waitingCode(browser);
    expect((await calls.post({ ...other, client_id: 'demo-shop', client_secret: 'guess' })).status).toBe(401);
    expect((await calls.post(other, asShop)).status).toBe(200);
  },
  async 'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported'() {
    const back = await led(asks({ request_uri: 'https://shop.test/request.jwt' }));
    isRefused(back, 'request_uri_not_supported');
  },
  async 'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported'() {
    isRefused(await led(asks({ request: requestObject() })), 'request_not_supported');
  },
  async 'oidcc-refresh-token'() {
    const first = await shop.signIn(browser);
    const again = await refreshTokenGrant(shop.config, first.refresh_token ?? '');
    const { iss, sub, aud, auth_time } = first.claims() ?? {};
    expect(again.claims()).toMatchObject({ iss, sub, aud, ...(auth_time ? { auth_time } : {}) });
    expect(again.access_token).not.toBe(first.access_token);
    const thief = await openSite(server, second);
    await expect(refreshTokenGrant(thief.config, again.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  },
  'oidcc-ensure-request-with-valid-pkce-succeeds': succeedsWith({}),
};

const idToken = async () => (await shop.signIn(browser)).id_token ?? '';
const end = (query: Query) =>
  visit(`${home}/oidc/session/end?${new URLSearchParams(query)}`, browser, elsewhere());
const isOut = async () => {
  expect(await sessionState(browser)).toBe('403 SESSION_REVOKED');
  isRefused(await led(asks({ prompt: 'none' })), 'login_required');
};
/** Our own page shows an error: there is no redirect, and the session stays. */
const isWrong = async (query: Query) => {
  const answer = await end(query);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await sessionState(browser)).toBe('open');
};
/** A link alone ends nothing: the cabinet asks (promise 19), and the person's answer signs him out. */
const isAsked = async (query: Query) => {
  await shop.signIn(browser);
  expect(await locationOf(end(query))).toBe(`${home}/logout`);
  expect(await sessionState(browser)).toBe('open');
  const kept = copyOf(server, browser);
  await browser.post('/api/auth/logout');
  // The page deletes its cookies; a copy of them does not work either.
  browser = kept;
  await isOut();
};

const logout: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'oidcc-rp-initiated-logout-discovery-endpoint-verification'() {
    expect(shop.config.serverMetadata().end_session_endpoint).toBe(`${home}/oidc/session/end`);
  },
  async 'oidcc-rp-initiated-logout'() {
    const query = { id_token_hint: await idToken(), post_logout_redirect_uri: base, state: 'kept' };
    expect(await locationOf(end(query))).toBe(`${base}?state=kept`);
    await isOut();
  },
  async 'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri'() {
    await isWrong({ id_token_hint: await idToken(), post_logout_redirect_uri: `${base}/other` });
  },
  async 'oidcc-rp-initiated-logout-modified-id-token-hint'() {
    const [header, payload = '', signature] = (await idToken()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    await isWrong({ id_token_hint: [header, other, signature].join('.'), post_logout_redirect_uri: base });
  },
  async 'oidcc-rp-initiated-logout-bad-id-token-hint'() {
    await isWrong({ id_token_hint: 'no token at all', post_logout_redirect_uri: base });
  },
  'oidcc-rp-initiated-logout-no-id-token-hint': () =>
    isAsked({ client_id: 'demo-shop', post_logout_redirect_uri: base, state: 'kept' }),
  'oidcc-rp-initiated-logout-no-params': () => isAsked({}),
  'oidcc-rp-initiated-logout-only-state': () => isAsked({ state: 'kept' }),
  async 'oidcc-rp-initiated-logout-no-post-logout-redirect-uri'() {
    expect(await locationOf(end({ id_token_hint: await idToken(), state: 'kept' }))).toBe(`${home}/auth`);
    await isOut();
  },
  async 'oidcc-rp-initiated-logout-no-state'() {
    const query = { id_token_hint: await idToken(), post_logout_redirect_uri: base };
    expect(await locationOf(end(query))).toBe(base);
    await isOut();
  },
  async 'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri'() {
    await isWrong({ id_token_hint: await idToken(), post_logout_redirect_uri: `${base}?extra=1` });
  },
  async 'oidcc-backchannel-logout-discovery-endpoint-verification'() {
    expect(shop.config.serverMetadata()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });
  },
  async 'oidcc-backchannel-rp-initiated-logout'() {
    const site = await openSite(server, second);
    const tokens = await site.signIn(browser, { scope: 'openid' });
    const told = listener.told.length;
    await end({ id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: base });
    await until(() => listener.told.length > told);
    const keys = createRemoteJWKSet(new URL(`${home}/oidc/jwks`));
    const { payload } = await jwtVerify(listener.told.at(-1) ?? '', keys, {
      issuer: `${home}/oidc`,
      audience: second.clientId,
      typ: 'logout+jwt',
    });
    expect(payload).toMatchObject({ sub: await site.subjectOf(person), sid: tokens.claims()?.sid });
    expect(payload).not.toHaveProperty('nonce');
  },
};

/** Tests of features that we do not support (decision 029). */
const skipped: Readonly<Record<string, string>> = {
  'oidcc-scope-address': 'the cabinet gives no address to sites, and says so in scopes_supported',
  'oidcc-scope-all': 'it asks for the address too',
  'oidcc-claims-essential': 'no claims parameter, and claims_parameter_supported says so',
  'oidcc-ensure-request-object-with-redirect-uri': 'no request objects',
};

describe('modules of the OpenID Basic plan, under their names (promise 16)', () => {
  it.each(Object.entries(basic))('%s', async (_, module) => void (await module()));
  it.skip.each(Object.entries(skipped))('%s: %s', () => undefined);

  it('discovery says of what is skipped that it is not there', async () => {
    const known = shop.config.serverMetadata();
    expect(known.scopes_supported).not.toContain('address');
    expect(known.claims_parameter_supported ?? false).toBe(false);
    expect(known.request_parameter_supported ?? false).toBe(false);
    expect(known.request_uri_parameter_supported).toBe(false);
  });
});

describe('modules of the OpenID logout plans, under their names (promises 16, 19)', () => {
  it.each(Object.entries(logout))('%s', async (_, module) => void (await module()));
});
