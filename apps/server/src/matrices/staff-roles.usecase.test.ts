import { type AnyEndpoint, type StaffRole, staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { needsSession } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { call } from '../../test/matrix/calls.ts';
import { openTrace, type Trace } from '../../test/matrix/database-trace.ts';
import { enterDesk } from '../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { sql } from '../platform/database/drizzle.ts';

let server: TestServer;
let desk: Record<StaffRole, Browser>;
let trace: () => Promise<Trace>;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterAll();
  trace = await openTrace(server);
});
afterAll(() => server?.close());

async function enterAll(): Promise<typeof desk> {
  // A code of the authenticator works once.
  server.clock.advance(31);
  const entered = await Promise.all(
    staffRoles.map(async (role) => [role, await enterDesk(server, role)] as const),
  );
  return Object.fromEntries(entered) as typeof desk;
}

const ofStaff = endpointTable.flatMap((endpoint) =>
  endpoint.owner.kind === 'staff' ? [[endpoint.name, endpoint, endpoint.owner.roles] as const] : [],
);
/** Signing out is tried after everything else. */
const ending = ofStaff.filter(([name]) => name === 'desk.logout');
const staying = ofStaff.filter((row) => !ending.includes(row));

const outcome = async (role: StaffRole, endpoint: AnyEndpoint) => {
  const { status, body } = await call(desk[role], endpoint);
  return `${status} ${body?.code ?? ''}`.trim();
};

describe('roles of the desk (promise 20)', () => {
  it('are all tried, at every endpoint of the staff', () => {
    expect(ofStaff.length).toBeGreaterThan(30);
    expect(Object.keys(desk).sort()).toEqual([...staffRoles].sort());
  });

  it.each(staying)(
    '%s: lets in the roles that it declares and no other, for whom nothing changes',
    async (_, endpoint, roles) => {
      const denied = staffRoles.filter((role) => !roles.includes(role));
      const before = await trace();
      for (const role of denied)
        expect([role, await outcome(role, endpoint)]).toEqual([role, '409 ROLE_DENIED']);
      expect(await trace()).toEqual(before);
      for (const role of roles) {
        const got = await outcome(role, endpoint);
        expect(got, role).not.toContain('ROLE_DENIED');
        expect(got, role).toMatch(/^(200|404|409|422)/);
      }
    },
  );
});

describe('a blocked person (promises 8, 20)', () => {
  const closed = endpointTable.filter(({ owner, name }) => needsSession(owner) && name !== 'auth.logout');
  const block = (who: ReturnType<typeof sql>) =>
    server.context.db.execute(sql`update users set locked_until = '2099-12-31' where ${who}`);
  let blocked: Browser;
  let before: Trace;
  beforeAll(async () => {
    blocked = await server.buyer('07');
    desk = await enterAll();
    await block(sql`phone = '79000000007' or is_employee`);
    before = await trace();
  });

  it.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: is shut to him from that moment on',
    async (_, endpoint) => {
      const browser = endpoint.door === 'office' ? desk.admin : blocked;
      const { status, body } = await call(browser, endpoint);
      expect([status, body.code]).toEqual([403, 'SESSION_REVOKED']);
    },
  );

  it('has changed nothing by all that', async () => expect(await trace()).toEqual(before));

  it.each([
    ['cabinet', '/api/session'],
    ['office', '/api/office/session'],
  ])('of the %s gets no new bearer by his cookie', async (door, path) => {
    const browser = door === 'office' ? desk.admin : blocked;
    await browser.get(`${path}/init?force=1`);
    const { status, body } = await browser.post(`${path}/token`);
    expect([status, body.code]).toEqual([401, 'SESSION_REQUIRED']);
  });
});
