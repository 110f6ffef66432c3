import { afterAll, beforeAll, expect, it } from 'vitest';
import { given } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { openSite, startListening } from '../../../test/sites/client-site.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { startJobs } from '../../domain.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { privacy } from './manifest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startListening();
  await startJobs(privacy, server.context);
});
afterAll(() => server.close());

it('a site that a person had entered is told when his account is deleted, and nothing of its tokens stays', async () => {
  const person = await makePerson(server);
  const browser = await person.signIn();
  const tokens = await (await openSite(server)).signIn(browser);
  const sid = tokens.claims()?.sid;
  given(await browser.post('/api/users/deletion', {}));
  const admin = await enterDesk(server, 'admin');
  await admin.post(`/api/office/people/${person.id}/deletion`, {});
  const rowsOf = async (query: ReturnType<typeof sql>) => (await server.context.db.execute(query)).rows;
  await until(async () => {
    const [row] = await rowsOf(sql`select state from deletion_requests where user_id = ${person.id}`);
    return row?.state === 'done';
  });
  const told = await rowsOf(
    sql`select data from jobs.job where name = 'site.tell-left' and (data->>'userId')::int = ${person.id}`,
  );
  expect(told).toMatchObject([{ data: { clientId: 'demo-shop', sid } }]);
  expect(await rowsOf(sql`select kind from oidc_payloads where account_id = ${person.id}`)).toEqual([]);
});
