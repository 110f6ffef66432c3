import { randomUUID } from 'node:crypto';
import { errorRegister } from '@novosel/contract/errors/errors.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf, isClosed, needsSession, ownerKinds } from '@novosel/contract/wire/owner-access.ts';
import { openPages } from '@novosel/contract/wire/paths.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.buyer('01');
});
afterAll(() => server.close());

const absentId = '00000000-0000-4000-8000-000000000000';
const absentEstate = '2147483600';

/** The path of an endpoint with its parameters. */
function fill(endpoint: AnyEndpoint, values: { uuid: string; estate: string }): string {
  return endpoint.path.replace('{estate}', values.estate).replace(/\{\w+\}/g, values.uuid);
}

function browserOf(endpoint: AnyEndpoint): Browser {
  return endpoint.door === 'office' ? server.deskBrowser() : server.browser();
}

const absent = { uuid: absentId, estate: absentEstate };
const closed = endpointTable.filter(({ owner }) => isClosed(owner));
const changes = endpointTable.filter(({ method, owner }) => method !== 'GET' && accessOf(owner).csrf);

/**
 * All calls allowed to a person of status 5: himself, his language, the two steps of his code, and the
 * sign-out.
 */
const openToUnconfirmed = [
  'users.current',
  'users.setLocale',
  'users.getCode',
  'users.acceptConditions',
  'auth.logout',
];

describe('ownership matrix over every endpoint (promise 20)', () => {
  it('has a use case for every endpoint of the table, and looks at all of them', () => {
    expect([...server.bound].sort()).toEqual(endpointTable.map(({ name }) => name).sort());
    expect(new Set(endpointTable.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      endpointTable.length,
    );
    expect(new Set(endpointTable.map(({ owner }) => owner.kind))).toEqual(new Set(ownerKinds));
    expect(openPages.length).toBeGreaterThan(0);
  });

  it.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: a guest is asked to sign in',
    async (_, endpoint) => {
      const answer = await browserOf(endpoint).send(endpoint.method, fill(endpoint, absent), undefined, {
        'idempotency-key': randomUUID(),
      });
      expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_REQUIRED']);
    },
  );

  it.each(changes.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: a change from another site is refused',
    async (_, endpoint) => {
      const browser = endpoint.door === 'office' ? server.deskBrowser() : owner;
      const foreign = await browser.send(
        endpoint.method,
        fill(endpoint, absent),
        {},
        { origin: 'https://evil.test' },
      );
      const nowhere = await browser.send(endpoint.method, fill(endpoint, absent), {}, { origin: undefined });
      expect([foreign.status, nowhere.status]).toEqual([419, 419]);
    },
  );

  it.each(
    changes.filter(({ door }) => door === 'cabinet').map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s: a change without the CSRF token of this session is refused', async (_, endpoint) => {
    const none = await owner.send(endpoint.method, fill(endpoint, absent), {}, { 'x-csrf-token': undefined });
    const stranger = server.browser();
    await stranger.get('/api/session/init');
    const foreign = await owner.send(
      endpoint.method,
      fill(endpoint, absent),
      {},
      { 'x-csrf-token': stranger.cookies.get('novosel_csrf') },
    );
    expect([none.status, foreign.status]).toEqual([419, 419]);
  });

  it.each(
    closed
      .filter(({ method, door }) => method !== 'GET' && door === 'cabinet')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s: the cookie alone changes nothing (ruling S7-05)', async (_, endpoint) => {
    const answer = await owner.send(
      endpoint.method,
      fill(endpoint, absent),
      {},
      { authorization: undefined },
    );
    expect(answer.status).toBe(401);
  });

  it.each(
    closed
      .filter(({ door, owner }) => door === 'cabinet' && needsSession(owner))
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )(
    '[S3-03] %s: a person of status 5 gets only himself, his code and the way out (promise 23)',
    async (name, endpoint) => {
      const unconfirmed = await server.buyer('13');
      const open = openToUnconfirmed.includes(name);
      const answer = await unconfirmed.send(
        endpoint.method,
        fill(endpoint, absent),
        {},
        { 'idempotency-key': randomUUID() },
      );
      if (open) expect(answer.body?.code).not.toBe('SESSION_INCOMPLETE');
      else expect([answer.status, answer.body.code]).toEqual([409, 'SESSION_INCOMPLETE']);
    },
  );

  it.each(
    endpointTable
      .filter(({ door }) => door === 'office')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s: a buyer’s session opens nothing at the desk', async (_, endpoint) => {
    if (accessOf(endpoint.owner).session === 'optional') return;
    const desk = server.deskBrowser();
    desk.bearer = owner.bearer;
    for (const [name, value] of owner.cookies) desk.cookies.set(name, value);
    const answer = await desk.send(
      endpoint.method,
      fill(endpoint, absent),
      {},
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.status).toBe(401);
  });

  it('[S4.2-18] [S4.2-19] answers 301 and 403 nowhere, whatever a signed-in person asks for', async () => {
    for (const endpoint of endpointTable.filter(
      ({ door, name }) => door === 'cabinet' && !['auth.logout', 'sessions.endAll'].includes(name),
    )) {
      const answer = await owner.send(
        endpoint.method,
        fill(endpoint, absent),
        {},
        { 'idempotency-key': randomUUID() },
      );
      expect([301, 302, 403, 500], endpoint.name).not.toContain(answer.status);
    }
  });
});

describe('the register of errors', () => {
  it('has every code that an endpoint names, with both languages', () => {
    for (const { errors } of endpointTable) {
      for (const code of errors) {
        expect(errorRegister[code].ru).toMatch(/[а-яё]/i);
        expect(errorRegister[code].en).not.toMatch(/[а-яё]/i);
      }
    }
  });
});
