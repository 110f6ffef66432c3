import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockData } from '../apps/server/src/platform/embedded-postgres/embedded-postgres-lock.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-start-'));
const taken = createServer();
let takenPort = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  takenPort = (taken.address() as { port: number }).port;
});
afterAll(() => {
  taken.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** Runs the start with settings that it must refuse before it installs, builds or starts anything. */
function refusal(settings: Record<string, string>): string {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'start.mjs')],
    {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...settings },
      encoding: 'utf8',
      timeout: 15_000,
    },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr;
}

test.each([
  ['no number', 'abc', /^Настройка PORT должна быть номером порта от 1 до 65535, а в ней «abc»\.\n$/],
  ['too great', '70000', /^Настройка PORT должна быть .+ «70000»\.\n$/],
  ['the desk’s port', '3001', /^Настройки PORT и OFFICE_PORT указывают на один порт 3001: .+\.\n$/],
])('a wrong PORT (%s) is one sentence', (_, port, sentence) => {
  expect(refusal({ PORT: port, OFFICE_PORT: '3001' })).toMatch(sentence);
});

test('a taken port is one sentence that names its setting', () => {
  const sentence = refusal({ PORT: String(takenPort) });
  expect(sentence).toBe(
    `Порт ${takenPort} занят другой программой: освободите его или укажите другой в PORT.\n`,
  );
});

test('a second start on the same data is one sentence', async () => {
  fs.mkdirSync(path.join(dataDir, 'db'));
  const release = await lockData(path.join(dataDir, 'db'));
  const sentence = refusal({});
  release();
  expect(sentence).toMatch(/^Новосёл уже работает на этих данных \(.+, процесс \d+\): [^\n]+\.\n$/);
});
