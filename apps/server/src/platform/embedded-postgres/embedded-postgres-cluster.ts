import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, spawnAs } from './embedded-postgres-account.ts';
import { REACHABLE_HOME } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

/** The superuser of the embedded database, and the name of its only database. */
export const OWNER = 'novosel';

/** Data about the cluster, stored in `cluster.json` of the data folder (readable only by its owner). */
export interface Cluster {
  /** The folder given to PostgreSQL (PGDATA). */
  readonly place: string;
  readonly password: string;
  /** Password of the program's login; absent in older data. */
  readonly appPassword?: string;
  readonly port: number;
}

const MAJOR_VERSION = '18';

/** Reads the stored data, or undefined on the first start. Throws `other-version`. */
export function readCluster(dataDir: string): Cluster | undefined {
  if (!fs.existsSync(memory(dataDir))) return undefined;
  const cluster = JSON.parse(fs.readFileSync(memory(dataDir), 'utf8')) as Cluster;
  if (!fs.existsSync(path.join(cluster.place, 'PG_VERSION'))) return undefined;
  const version = fs.readFileSync(path.join(cluster.place, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) throw new EmbeddedPostgresError('other-version', version);
  return cluster;
}

/**
 * Stores the cluster's data atomically: after a power cut there is the old file or the new one, never a half.
 */
export function rememberCluster(dataDir: string, cluster: Cluster): void {
  const draft = `${memory(dataDir)}.new`;
  fs.writeFileSync(draft, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600, flush: true });
  fs.renameSync(draft, memory(dataDir));
}

/** Creates a cluster by `initdb` and stores its data. Throws EmbeddedPostgresError `init-failed`. */
export function createCluster(dataDir: string, binaries: string, account: Account, port: number): Cluster {
  const place = choosePlace(dataDir, account);
  const unfinished = `${place}.new`;
  const passwordFile = `${place}.password`;
  const cluster = { place, port, password: newPassword(), appPassword: newPassword() };
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  fs.writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  for (const file of [unfinished, passwordFile]) give(file, account);
  // Sorts by code points by default: the same order on every machine, and plain indexes support prefix
  // searches. Russian names are sorted for display by COLLATE "ru-RU-x-icu", which initdb creates.
  const options = [`--pgdata=${unfinished}`, `--username=${OWNER}`, `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const program = path.join(binaries, 'bin', 'initdb');
  const made = spawnSync(program, [...options, ...locale, '--auth=scram-sha-256'], {
    ...spawnAs(account),
    encoding: 'utf8',
  });
  fs.rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw new EmbeddedPostgresError('init-failed', lastLine(made.stderr || String(made.error)));
  setAside(place);
  fs.renameSync(unfinished, place);
  rememberCluster(dataDir, cluster);
  return cluster;
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

function memory(dataDir: string): string {
  return path.join(dataDir, 'cluster.json');
}

/**
 * Inside the data folder; for root with a closed folder above it (a clone in /root), under /var/lib, always
 * at the same path.
 */
function choosePlace(dataDir: string, account: Account): string {
  if (canEnter(account, dataDir)) return path.join(dataDir, 'data');
  const name = dataDir.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '');
  return path.join(REACHABLE_HOME, 'data', name);
}

/**
 * Data without a stored cluster are moved aside, not deleted: the person may have removed `.data` by mistake.
 */
function setAside(place: string): void {
  if (!fs.existsSync(place)) return;
  fs.renameSync(place, `${place}.${new Date().toISOString().replaceAll(':', '-')}`);
}

function give(file: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
