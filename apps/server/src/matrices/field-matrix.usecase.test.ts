import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { callerOf, realPath } from '../../test/matrix/callers.ts';
import { call } from '../../test/matrix/calls.ts';
import { openTrace, type Trace } from '../../test/matrix/database-trace.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { bodyShape, sampleBody } from '../../test/matrix/sample-body.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import { edgeBodies, wrongBodies } from '../../test/matrix/wrong-bodies.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let things: Things;
let trace: () => Promise<Trace>;
beforeAll(async () => {
  ({ server, things } = await startThingsServer());
  trace = await openTrace(server);
});
afterAll(() => server?.close());

/** Columns that a client might try to set (promise 22). */
const forbidden = {
  status: 1,
  isEmployee: true,
  delegate: true,
  client: true,
  price: 1,
  priceFull: 1,
  owner: 1,
  ownerId: 1,
  userId: 1,
  sopdSigned: true,
  checked: true,
  checkedAt: '2026-01-01',
  isArchive: true,
  state: 'success',
  live: false,
  feeKopecks: 0,
  kopecksPaid: 1,
  roles: ['admin'],
  holdUntil: '2030-01-01T00:00:00Z',
  code: 2,
  providerStatus: 'succeeded',
};

const bodies = endpointTable.filter(({ body, owner: { kind } }) => body && kind !== 'provider');
const rows = bodies.map((endpoint) => [endpoint.name, endpoint] as const);

describe('field matrix over every body, of the cabinet and of the desk (promise 22)', () => {
  it('looks at the bodies of both', () => {
    const doors = bodies.map(({ door }) => door);
    expect(new Set(doors)).toEqual(new Set(['cabinet', 'office']));
    expect(bodies.length).toBeGreaterThan(50);
  });
});

describe.each(rows)('%s (promise 22)', (_, endpoint) => {
  let browser: Browser;
  let path: string;
  let before: Trace;
  beforeAll(async () => {
    browser = await callerOf(server, endpoint);
    path = realPath(things, endpoint);
    before = await trace();
  });
  const refused = async (body: unknown, told: string): Promise<string[]> => {
    const answer = await call(browser, endpoint, { path, body: body as object });
    const all = `${told}: ${answer.raw.body.slice(0, 300)}`;
    expect([answer.status, answer.body.code, answer.body.result], all).toEqual([422, 'VALIDATION', false]);
    return Object.keys(answer.body.errors ?? {});
  };

  it('refuses and names fields that it does not know, and changes nothing', async () => {
    const known = Object.keys(bodyShape(endpoint)?.properties ?? {});
    const sneaky = Object.fromEntries(Object.entries(forbidden).filter(([field]) => !known.includes(field)));
    for (const body of [sneaky, { ...sampleBody(endpoint), ...sneaky }])
      expect(await refused(body, 'sneaky')).toEqual(expect.arrayContaining(Object.keys(sneaky)));
    expect(await trace()).toEqual(before);
  });

  it('refuses and names a field that is absent, null, of another type, too long or no text; changes nothing', async () => {
    server.clock.advance(601);
    for (const { field, what, body } of wrongBodies(endpoint))
      expect(await refused(body, `${field} ${what}`), what).toContain(field);
    for (const body of [[], ['x'], [[[[]]]], JSON.parse('{"__proto__":{"isEmployee":true}}')])
      await refused(body, 'no form at all');
    expect(await trace()).toEqual(before);
  });

  const edges = edgeBodies(endpoint);
  if (edges.length > 0)
    it('answers hostile text and the ends of numbers in our envelope, never by 5xx', async () => {
      server.clock.advance(601);
      for (const { field, what, body } of edges) {
        const answer = await call(browser, endpoint, { path, body });
        const told = `${field} ${what}: ${answer.status} ${answer.raw.body.slice(0, 300)}`;
        expect(answer.status, told).toBeLessThan(500);
        expect(typeof answer.body.result, told).toBe('boolean');
      }
    });
});
