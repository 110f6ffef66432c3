import { machineBookingsAtMost } from '@novosel/contract/booking/machine-endpoints.ts';
import { needsSession } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { allowInsecureRequests, clientCredentialsGrant, discovery } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { absentId, pathOf } from '../../../../test/matrix/calls.ts';
import { makeBookings } from '../../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { openSite, startListening } from '../../../../test/sites/client-site.ts';
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
async function machine(scopes = ['bookings.read']) {
  made += 1;
  const clientId = `crm-${made}`;
  const told = await admin.post('/api/office/machines', { clientId, name: 'Учёт продаж', scopes });
  expect(told.status, told.raw.body).toBe(200);
  const { secret } = told.body.data as unknown as { secret: string };
  const issuer = new URL(`${home}/oidc`);
  const config = await discovery(issuer, clientId, secret, undefined, { execute: [allowInsecureRequests] });
  const token = async (scope?: string) =>
    (await clientCredentialsGrant(config, scope ? { scope } : {})).access_token;
  return { clientId, secret, config, token };
}

const bookings = (token: string | undefined, query = '') =>
  fetch(`${home}/api/machines/bookings${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

interface Read {
  readonly data: { readonly items: { id: string; changedAt: string }[]; readonly more: boolean };
}

describe('a machine of the developer comes by client credentials (RFC 6749, 4.4)', () => {
  it('reads by its scope the bookings as they change, page by page, and nothing of the buyers', async () => {
    await makeBookings(server);
    const { token, config } = await machine();
    const tokens = await clientCredentialsGrant(config, { scope: 'bookings.read' });
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'bookings.read', expires_in: 600 });
    expect(tokens).not.toHaveProperty('refresh_token');
    expect(tokens).not.toHaveProperty('id_token');
    // A change is published after every earlier transaction has ended.
    expect(((await (await bookings(await token('bookings.read'))).json()) as Read).data.items).toEqual([]);
    server.clock.advance(60);
    const answer = await bookings(await token('bookings.read'));
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    const { items, more } = (JSON.parse(text) as Read).data;
    const { rows } = await server.context.pool.query('select id from bookings order by updated_at, id');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThanOrEqual(machineBookingsAtMost);
    expect([items.map(({ id }) => id), more]).toEqual([rows.map(({ id }) => id), false]);
    const people = await server.context.pool.query(
      'select surname, phone from users where phone is not null',
    );
    for (const { surname, phone } of people.rows) {
      expect(text).not.toContain(surname);
      expect(text).not.toContain(phone);
    }
    const known = items[1];
    const next = await bookings(
      await token('bookings.read'),
      `?${new URLSearchParams({ since: known?.changedAt ?? '', after: known?.id ?? '' })}`,
    );
    expect(((await next.json()) as Read).data.items.map(({ id }) => id)).toEqual(
      items.slice(2).map(({ id }) => id),
    );
  });

  it('without the scope in its token is refused, and a scope that it does not have is not given', async () => {
    const { token } = await machine();
    expect(await codeOf(await bookings(await token()))).toEqual([409, 'SCOPE_DENIED']);
    await expect(token('profile')).rejects.toMatchObject({ error: 'invalid_scope' });
    expect(await codeOf(await bookings(undefined))).toEqual([401, 'SESSION_REQUIRED']);
    expect(await codeOf(await bookings('guess'))).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('is refused on every endpoint of the buyers and of the staff, and at the provider’s own (promise 20)', async () => {
    const { token } = await machine();
    const bearer = await token('bookings.read');
    await isRefusedEverywhere(bearer);
    const me = await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${bearer}` } });
    expect(me.status).toBe(401);
  });

  it('a buyer’s session and a site’s token do not open what is for machines', async () => {
    const buyer = await server.buyer('01');
    const answer = await buyer.get('/api/machines/bookings');
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_REQUIRED']);
    const { access_token } = await (await openSite(server)).signIn(buyer);
    expect(await codeOf(await bookings(access_token))).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('has tokens of ten minutes', async () => {
    const { token } = await machine();
    const bearer = await token('bookings.read');
    server.clock.advance(590);
    expect((await bookings(bearer)).status).toBe(200);
    server.clock.advance(11);
    expect((await bookings(bearer)).status).toBe(401);
    // The re-authentication of the sign-in is older than five minutes by now.
    admin = await enterDesk(server, 'admin');
  });

  it('is seen at the desk; blocked or changed, its tokens are dead at once', async () => {
    const { clientId, token } = await machine();
    const bearer = await token('bookings.read');
    const card = async () =>
      ((await admin.get(`/api/office/sites/${clientId}`)).body.data as unknown as { site: Card }).site;
    expect(await card()).toMatchObject({ kind: 'machine', alive: 1, redirectUris: [], confidential: true });
    await expect.poll(async () => (await card()).usedAt).not.toBeNull();
    await admin.post(`/api/office/machines/${clientId}`, { name: 'Учёт', scopes: ['bookings.read'] });
    expect((await bookings(bearer)).status).toBe(401);
    const second = await token('bookings.read');
    await admin.post(`/api/office/sites/${clientId}/block`, { reason: 'Проверка' });
    expect((await bookings(second)).status).toBe(401);
    await expect(token('bookings.read')).rejects.toMatchObject({ error: 'invalid_client' });
  });

  it('signs nobody in: it has no address, and a site has no client credentials', async () => {
    const { clientId } = await machine();
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: 'https://crm.test/',
      response_type: 'code',
      scope: 'openid',
    });
    expect((await fetch(`${home}/oidc/auth?${query}`, { redirect: 'manual' })).status).toBe(400);
    const listed = (await server.browser().get('/api/users/oauth')).raw.body;
    expect(listed).not.toContain(clientId);
    const wrongKind = await admin.post(`/api/office/machines/demo-shop`, {
      name: 'Магазин',
      scopes: ['bookings.read'],
    });
    expect(wrongKind.status).toBe(404);
    const none = await admin.post('/api/office/machines', { clientId: 'crm-none', name: 'Учёт', scopes: [] });
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ['scopes']]);
    const taken = await admin.post('/api/office/machines', {
      clientId,
      name: 'Учёт',
      scopes: ['bookings.read'],
    });
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['clientId']]);
  });
});

describe('a token that a site was given for a person (promise 20)', () => {
  it('opens none of the endpoints of his cabinet nor of the staff: it is for userinfo alone', async () => {
    const buyer = await server.buyer('01');
    const { access_token } = await (await openSite(server)).signIn(buyer);
    const me = await fetch(`${home}/oidc/me`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(me.status).toBe(200);
    await isRefusedEverywhere(access_token);
  });
});

/** Every endpoint with a signed-in caller treats the token as nobody's. */
async function isRefusedEverywhere(bearer: string): Promise<void> {
  const closed = endpointTable.filter(({ name, owner }) => needsSession(owner) && server.bound.has(name));
  expect(closed.length).toBeGreaterThan(100);
  for (const endpoint of closed) {
    const door = endpoint.door === 'office' ? server.office : server.cabinet;
    const origin = endpoint.door === 'office' ? server.context.config.officeUrl : home;
    const answer = await door.inject({
      method: endpoint.method,
      url: pathOf(endpoint, absentId),
      headers: { authorization: `Bearer ${bearer}`, origin, accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json().code], endpoint.name).toEqual([401, 'SESSION_REQUIRED']);
  }
}

interface Card {
  readonly usedAt: string | null;
}
