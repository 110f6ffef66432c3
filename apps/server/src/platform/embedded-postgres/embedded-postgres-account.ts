import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

/** The system user PostgreSQL runs as. `undefined` ids mean: the same user as this process. */
export interface Account {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

const SYSTEM_USER = 'novosel';

/**
 * PostgreSQL refuses to run as root, so root starts it as an unprivileged system user, created if absent.
 * `nobody` is used where users cannot be added.
 */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined };
  const account = find(SYSTEM_USER) ?? create(SYSTEM_USER) ?? find('nobody');
  if (!account) throw new EmbeddedPostgresError('no-account', `useradd ${SYSTEM_USER}`);
  return account;
}

/** Whether that user can enter the folder, which includes every folder above it. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], spawnAs(account)).status === 0;
}

/** Lets only that user pass through a closed folder of ours, by its group. */
export function admit({ gid }: Account, folder: string): void {
  if (gid === undefined) return;
  const { uid, mode } = fs.statSync(folder);
  if (uid !== 0 || mode & 0o001) return;
  fs.chownSync(folder, uid, gid);
  fs.chmodSync(folder, mode | 0o010);
}

/** Options for child_process that run a program as that user, in a folder that anyone may enter. */
export function spawnAs(account: Account) {
  return {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(account.uid === undefined ? {} : { uid: account.uid }),
    ...(account.gid === undefined ? {} : { gid: account.gid }),
  };
}

function find(name: string): Account | undefined {
  try {
    return { uid: readId('-u', name), gid: readId('-g', name) };
  } catch {
    return undefined;
  }
}

function readId(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function create(name: string): Account | undefined {
  const options = ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', name];
  spawnSync('useradd', options, { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
  return find(name);
}
