import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const scripts = path.resolve(import.meta.dirname, '../deploy/backup');
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-backup-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const at = (name: string) => path.join(root, name);
const write = (name: string) => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), name);
};
const run = (script: string) =>
  execFileSync(path.join(scripts, script), {
    env: { ...process.env, BACKUP_DIR: at('backup'), DATA_DIR: at('data'), KEEP_DAYS: '14' },
    stdio: 'pipe',
  });
const kept = () =>
  fs
    .globSync('**/*', { cwd: at('backup/files'), withFileTypes: true })
    .flatMap((one) => (one.isFile() ? one.name : []));
/** Moves the note of a file's removal so many days back. */
const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  fs.utimesSync(at(`backup/removed/${name}`), then, then);
};

it('a removed file stays in the backup while a base copy may name it, and then goes (promise 53)', () => {
  write('data/files/uploads/scan');
  write('data/files/uploads/other');
  run('copy-files.sh');
  fs.rmSync(at('data/files/uploads/scan'));
  run('forget-files.sh');
  age('uploads/scan', 13);
  run('forget-files.sh');
  expect(kept().sort()).toEqual(['other', 'scan']);
  age('uploads/scan', 16);
  run('forget-files.sh');
  expect(kept()).toEqual(['other']);
});

it('a file that is there again is not forgotten, and a lost disk removes nothing', () => {
  write('data/files/uploads/scan');
  write('data/files/uploads/other');
  run('copy-files.sh');
  fs.rmSync(at('data/files/uploads/scan'));
  run('forget-files.sh');
  age('uploads/scan', 16);
  write('data/files/uploads/scan');
  run('forget-files.sh');
  fs.rmSync(at('data/files'), { recursive: true });
  expect(() => run('forget-files.sh')).toThrow(/nothing is forgotten/);
  expect(kept().sort()).toEqual(['other', 'scan']);
});
