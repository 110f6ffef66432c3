import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import { siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';

const redirectUri = 'https://plain.test/back';
const form = {
  name: 'Простой сайт',
  domain: 'plain.test',
  baseUrl: 'https://plain.test/',
  loginUrl: 'https://plain.test/login',
  logoutUrl: 'https://plain.test/logout',
  redirectUris: [redirectUri],
  postLogoutUri: null,
  backchannelUrl: null,
  firstParty: true,
  scopes: ['phone'],
};

type Fields = Record<string, string | undefined>;

let server: TestServer;
let admin: Browser;
let buyer: Browser;
let plain: ClientSite;
let ordinary: ClientSite;
let secrets: Record<string, string>;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  admin = await enterDesk(server, 'admin');
  buyer = await (await makePerson(server)).signIn();
  secrets = { plain: await register('plain', { withoutPkce: true }), ordinary: await register('ordinary') };
  plain = await open('plain');
  ordinary = await open('ordinary');
});
afterAll(() => server.close());

async function register(clientId: string, more: object = {}): Promise<string> {
  const answer = await admin.post('/api/office/sites', { clientId, confidential: true, ...form, ...more });
  expect(answer.status, answer.raw.body).toBe(200);
  return (answer.body.data as unknown as { secret: string }).secret;
}

const open = (clientId: string) =>
  openSite(server, { clientId, secret: secrets[clientId] ?? '', redirectUri });

/** Where a site's request redirects the browser; an undefined field is left out. */
async function asked(site: ClientSite, change: Fields) {
  const { url, verifier } = await site.begin({ scope: 'openid phone' });
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  const back = new URL(await locationOf(visit(url, buyer))).searchParams;
  return { code: back.get('code') ?? '', error: back.get('error'), verifier };
}

const redeem = async (clientId: string, fields: Record<string, string>) => {
  const { post } = siteCalls(server, plain);
  const secret = Buffer.from(`${clientId}:${secrets[clientId]}`).toString('base64');
  const body = { grant_type: 'authorization_code', redirect_uri: redirectUri, ...fields };
  return (await post(body, { authorization: `Basic ${secret}` })).status;
};

const noChallenge = { code_challenge: undefined, code_challenge_method: undefined };

describe('a site that the administrator has registered without PKCE (promise 14)', () => {
  it('signs people in by a code that its secret and a nonce bind', async () => {
    const { code } = await asked(plain, noChallenge);
    expect(await redeem('plain', { code })).toBe(200);
    expect(await redeem('plain', { code })).toBe(400);
  });

  it('gets no tokens for it without its secret', async () => {
    const { code } = await asked(plain, noChallenge);
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: 'plain' };
    expect((await siteCalls(server, plain).post(body)).status).toBe(401);
  });

  it.each<[string, Fields]>([
    ['without a nonce', { ...noChallenge, nonce: undefined }],
    ['with an empty one', { ...noChallenge, nonce: '' }],
    ['without a nonce, though with a challenge', { nonce: undefined }],
    ['by the plain method', { code_challenge_method: 'plain' }],
    ['with a method and no challenge', { code_challenge: undefined }],
    ['with a challenge and no method', { code_challenge_method: undefined }],
  ])('gets no code %s', async (_, change) => {
    expect(await asked(plain, change)).toMatchObject({ code: '', error: 'invalid_request' });
  });

  it('may send PKCE all the same, and is then held to it', async () => {
    expect(await redeem('plain', { code: (await asked(plain, {})).code })).toBe(400);
    const sent = await asked(plain, {});
    expect(await redeem('plain', { code: sent.code, code_verifier: 'x'.repeat(43) })).toBe(400);
    const right = await asked(plain, {});
    expect(await redeem('plain', { code: right.code, code_verifier: right.verifier })).toBe(200);
  });

  it('a challenge that was taken out of its request on the way is noticed by the verifier (RFC 9700, 4.8)', async () => {
    const { code, verifier } = await asked(plain, noChallenge);
    expect(await redeem('plain', { code, code_verifier: verifier })).toBe(400);
  });
});

describe('the others (promise 14)', () => {
  it('a site with a secret that nobody has marked needs PKCE, whatever nonce it sends', async () => {
    expect(await asked(ordinary, noChallenge)).toMatchObject({ code: '', error: 'invalid_request' });
    expect(await asked(ordinary, { nonce: undefined })).toMatchObject({ error: null });
  });

  it('a site without a secret can’t be marked: not when it is registered, nor later, nor in the database', async () => {
    const body = { clientId: 'open', confidential: false, ...form };
    const marked = { ...form, withoutPkce: true };
    const registered = await admin.post('/api/office/sites', { ...body, ...marked });
    expect([registered.status, Object.keys(registered.body.errors ?? {})]).toEqual([422, ['withoutPkce']]);
    expect((await admin.post('/api/office/sites', body)).status).toBe(200);
    const edited = await admin.post('/api/office/sites/open', marked);
    expect([edited.status, Object.keys(edited.body.errors ?? {})]).toEqual([422, ['withoutPkce']]);
    const byHand = server.context.pool.query(
      `update oauth_clients set without_pkce = true where client_id = 'open'`,
    );
    await expect(byHand).rejects.toThrow('oauth_clients_pkce');
  });
});

describe('the mark', () => {
  const rowOf = async (clientId: string) => {
    const { items } = (await admin.get('/api/office/sites')).body.data as unknown as {
      items: { clientId: string; withoutPkce: boolean }[];
    };
    return items.find((row) => row.clientId === clientId);
  };
  const recordsOf = async (clientId: string) => {
    const { rows } = await server.context.pool.query(
      'select action, details from audit_records where subject = $1 order by id',
      [`site:${clientId}`],
    );
    return rows as { action: string; details: object }[];
  };

  it('stands in the list of the desk and in the log, and goes when the library has learnt PKCE', async () => {
    secrets = { ...secrets, later: await register('later', { withoutPkce: true }) };
    expect(await rowOf('later')).toMatchObject({ withoutPkce: true });
    expect(await rowOf('ordinary')).toMatchObject({ withoutPkce: false });
    const later = await open('later');
    const { code } = await asked(later, noChallenge);
    await admin.post('/api/office/sites/later', form);
    expect(await rowOf('later')).toMatchObject({ withoutPkce: false });
    expect(await asked(later, noChallenge)).toMatchObject({ code: '', error: 'invalid_request' });
    expect(await redeem('later', { code })).toBe(400);
    expect(await recordsOf('later')).toMatchObject([
      { action: 'sites.register', details: { withoutPkce: true } },
      { action: 'sites.edit', details: { withoutPkce: false } },
    ]);
    expect((await recordsOf('ordinary'))[0]?.details).not.toHaveProperty('withoutPkce');
  });
});
