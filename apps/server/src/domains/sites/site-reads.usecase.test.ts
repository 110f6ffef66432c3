import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { entryText, exchangeText } from './site-reads.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.context.db.execute(sql`
    insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
    select gen_random_uuid(), (select min(id) from users), 'cabinet', 'hash ' || n, 0, now(), now(), now()
      from generate_series(1, 5000) n`);
});
afterAll(() => server.close());

it.each([
  ['a wish to sign in', entryText],
  ['a code that a site brings', exchangeText],
])('the session of %s is found by its number among thousands', async (_name, text) => {
  const { rows } = await server.context.db.execute(sql.raw(`explain (generic_plan) ${text}`));
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toMatch(/Index Scan using sessions_pkey on sessions s .*\n\s+Index Cond: \(id = /);
});
