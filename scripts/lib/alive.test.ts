import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockData } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres-lock.ts';

interface Alive {
  isAlive(mark: { pid: number; started: string }): boolean;
  whoAmI(): { pid: number; started: string };
}

// Plain JavaScript, since it also runs before TypeScript can; so the test declares its types.
const alive = (await import(path.join(import.meta.dirname, 'alive.mjs'))) as Alive;

test('the start script and the server mark a living process alike', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-lock-'));
  const release = await lockData(folder);
  const mark = JSON.parse(fs.readFileSync(path.join(folder, 'app.lock'), 'utf8'));
  release();
  fs.rmSync(folder, { recursive: true });
  expect(mark).toEqual(alive.whoAmI());
  expect(alive.isAlive(mark)).toBe(true);
});

test('a process that has ended, or another with its number, is not alive', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(alive.isAlive({ pid, started: '1' })).toBe(false);
  expect(alive.isAlive({ pid: process.pid, started: '1' })).toBe(false);
});
