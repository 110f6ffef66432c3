import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { findSessions } from './sessions.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.context;
  await pool.query(`
    insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
    select gen_random_uuid(), (select min(id) from users), 'cabinet', 'cookie ' || n, 0, now(), now(), now()
      from generate_series(1, 5000) n`);
  await pool.query(`
    insert into bearers (token_hash, session_id, expires_at) select 'bearer ' || cookie_hash, id, now() from sessions`);
});
afterAll(() => server.close());

it('the session of a call is read by a plan that PostgreSQL has made before', async () => {
  const connection = await server.context.pool.connect();
  try {
    for (let call = 0; call < 20; call += 1) {
      await findSessions(connection, [`bearer ${call}`], [`cookie ${call}`]);
    }
    const { rows } = await connection.query(
      "select custom_plans::int, generic_plans::int from pg_prepared_statements where name = 'identity_sessions'",
    );
    // PostgreSQL tries custom plans for the first five executions.
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 15 }]);
  } finally {
    connection.release();
  }
});
