import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { unaskedText } from './exchanges.repo.ts';
import { entryText, exchangeText } from './site-reads.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.context.db.execute(sql`
    insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
    select gen_random_uuid(), (select min(id) from users), 'cabinet', 'hash ' || n, 0, now(), now(), now()
      from generate_series(1, 5000) n`);
  await server.context.db.execute(sql`
    insert into oidc_payloads (kind, id, payload, expires_at)
    select kind, 'id ' || n, '{}', now() from generate_series(1, 5000) n, unnest(array['Session', 'Grant']) kind`);
});
afterAll(() => server.close());

it.each([
  ['a wish to sign in', entryText],
  ['a code that a site brings', exchangeText],
  ['what a code is exchanged for unasked', unaskedText],
])('everything of %s is found by its key among thousands', async (_name, text) => {
  const { rows } = await server.context.db.execute(sql.raw(`explain (generic_plan) ${text}`));
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toMatch(/Index Scan using sessions_pkey on sessions/);
  expect(plan).not.toMatch(/Seq Scan on (sessions|oidc_payloads)/);
});
