import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@novosel/testing/databases.ts';
import { freePorts } from '@novosel/testing/free-ports.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { FURNISHED } from '../test/cluster/cluster.ts';
import { createTestDatabase } from '../test/cluster/database.ts';
import { until } from '../test/outside.ts';
import { demoPassword } from '../test/test-server.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: pg.Client;
let program: ChildProcess;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'novosel-stop-'));
  database = await createTestDatabase(FURNISHED);
  const ownerUrl = addressOf(inject('clusterUrl'), new URL(database.url).pathname.slice(1));
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const [port = 0, officePort = 0] = await freePorts(2);
  origin = `http://localhost:${port}`;
  program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: '/usr/bin:/bin',
      HOST: 'localhost',
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      DATA_DIR: folder,
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: database.url,
      DEMO: '0',
      ACQUIRER_URL: 'http://127.0.0.1:9/v3',
      ACQUIRER_SHOP_ID: 'shop',
      ACQUIRER_SECRET: 'secret',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  program.stdout?.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  await until(() => said.includes('"msg":"ready"'), 30);
});
afterEach(async () => {
  program.kill('SIGKILL');
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A guest's sign-in, as a page would send it. */
async function prepareSignIn(): Promise<() => Promise<Response>> {
  const visit = await fetch(`${origin}/api/session/init?t=1`);
  const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('novosel_csrf='))?.split('=')[1] ?? '';
  return () =>
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: cookies.join('; '),
        'x-csrf-token': decodeURIComponent(csrf),
      },
      body: JSON.stringify({ type: 'phone', phone: '+79000000001', password: demoPassword }),
    });
}

const count = async (query: string): Promise<number> =>
  Number((await owner.query<{ count: string }>(query)).rows[0]?.count);

it('told to stop, the program answers what it has begun, takes nothing new, and ends well', async () => {
  const signIn = await prepareSignIn();
  const exited = once(program, 'exit');
  await owner.query('begin');
  await owner.query('lock table users in access exclusive mode');
  const answer = signIn();
  await until(async () => (await count(`select count(*) from pg_locks where not granted`)) > 0);

  program.kill('SIGTERM');
  await until(() =>
    fetch(`${origin}/health/live`, { headers: { connection: 'close' } }).then(
      ({ status }) => status === 503,
      () => true,
    ),
  );
  expect(program.exitCode).toBeNull();

  await owner.query('commit');
  const answered = await answer;
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({ result: true, data: { token: expect.any(String) } });
  expect(await exited).toEqual([0, null]);
  expect(await count('select count(*) from sessions')).toBe(1);
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
});
