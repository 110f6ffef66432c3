import type { roleTable } from '@novosel/contract/desk/staff-endpoints.ts';
import { type AnswerOf, type StaffRole, staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { call } from '../../test/matrix/calls.ts';
import { enterDesk } from '../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let desk: Record<StaffRole, Browser>;
let items: AnswerOf<typeof roleTable>['data']['items'];
beforeAll(async () => {
  server = await startTestServer();
  const entered = await Promise.all(
    staffRoles.map(async (role) => [role, await enterDesk(server, role)] as const),
  );
  desk = Object.fromEntries(entered) as typeof desk;
  items = ((await desk.lawyer.get('/api/office/staff-roles')).body.data as unknown as { items: typeof items })
    .items;
});
afterAll(() => server?.close());

describe('the page of the roles', () => {
  it('[S6-13] tells of every act of the desk that the server takes from the staff', () => {
    const bound = endpointTable.filter(({ name, owner }) => owner.kind === 'staff' && server.bound.has(name));
    expect(items.map(({ act }) => act).sort()).toEqual(bound.map(({ name }) => name).sort());
  });

  it.each(staffRoles)('says of a %s exactly what the server does', async (role) => {
    // Signing out is tried last: it ends the session.
    const rows = items.filter(({ act }) => act !== 'desk.logout');
    const told: string[] = [];
    const done: string[] = [];
    for (const { act, roles } of rows) {
      const endpoint = endpointTable.find(({ name }) => name === act);
      if (!endpoint) throw new Error(`${act}: no such endpoint`);
      const { body } = await call(desk[role], endpoint);
      if (roles.includes(role)) told.push(act);
      if (body?.code !== 'ROLE_DENIED') done.push(act);
    }
    expect(done).toEqual(told);
  });
});
