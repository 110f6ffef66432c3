import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-embedded-'));
fs.chmodSync(home, 0o755);
const dataDir = path.join(home, 'postgres');
const log = { info: () => undefined, warn: () => undefined };
let running: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  running = await startEmbeddedPostgres({ dataDir, log });
});
afterAll(async () => {
  await running.stop();
  fs.rmSync(home, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: running.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

test('every acknowledged write is on the disk, by the settings of promise 38', async () => {
  const durable = await ask(
    `SELECT current_setting(name) FROM unnest(ARRAY['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) AS name`,
  );
  expect(durable).toEqual(['on', 'on', 'on', 'on']);
});

test('of a refused row the log names the constraint and no value (promise 52)', async () => {
  const twice = `CREATE TEMP TABLE visitors (phone text CONSTRAINT one_phone UNIQUE);
    INSERT INTO visitors VALUES ('79001234567'), ('79001234567')`;
  await expect(ask(twice)).rejects.toMatchObject({ code: '23505' });
  const written = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
  expect(written).toContain('one_phone');
  expect(written).not.toContain('79001234567');
});

test('a connection without the password is refused', async () => {
  const address = new URL(running.url);
  address.password = 'wrong';
  const client = new pg.Client({ connectionString: address.href });
  await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('Russian names sort as a reader expects', async () => {
  const names = await ask(
    `SELECT name FROM unnest(ARRAY['Жуков', 'Ёжикова', 'Егорова']) AS name ORDER BY name COLLATE "ru-RU-x-icu"`,
  );
  expect(names).toEqual(['Егорова', 'Ёжикова', 'Жуков']);
});

test('a second start on the same data is refused in one sentence and harms nothing', async () => {
  const second = startEmbeddedPostgres({ dataDir, log });
  await expect(second).rejects.toMatchObject({
    code: 'data-in-use',
  } satisfies Partial<EmbeddedPostgresError>);
  await expect(second).rejects.toThrow(/^[^\n]+\.$/);
  expect(await ask('SELECT 1')).toEqual([1]);
});

test('a killed server comes back on the same address with what was written', async () => {
  await ask('CREATE TABLE kept AS SELECT 42 AS answer');
  const postmaster = path.join(dataDir, 'data', 'postmaster.pid');
  process.kill(Number.parseInt(fs.readFileSync(postmaster, 'utf8'), 10), 'SIGKILL');
  await expect
    .poll(() => ask('SELECT answer FROM kept').catch(() => 'down'), { timeout: 10_000, interval: 100 })
    .toEqual([42]);
});

test('a stopped database starts again with its data, past a lock whose holder has died', async () => {
  await running.stop();
  fs.writeFileSync(path.join(dataDir, 'app.lock'), JSON.stringify({ pid: process.pid, started: 'earlier' }));
  running = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask('SELECT answer FROM kept')).toEqual([42]);
});
