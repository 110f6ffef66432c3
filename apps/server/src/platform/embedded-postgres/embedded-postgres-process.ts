import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, spawnAs } from './embedded-postgres-account.ts';
import type { Cluster } from './embedded-postgres-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

const FAST_STOP_MS = 20_000;

/**
 * Promise 38: an answer is given only after the write is on the disk. Promise 52: of a refused row the log
 * names the constraint, never the values. Only this machine may connect.
 */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const companions = new WeakMap<ChildProcess, ChildProcess>();

/**
 * Starts the server program on a cluster. It leads its own process group, so Ctrl-C in the terminal reaches
 * the application first, which then stops it in order.
 */
export function spawnServer(
  binaries: string,
  cluster: Cluster,
  account: Account,
  logFile: string,
): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port: String(cluster.port) });
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(logFile, 'a', 0o600);
  const server = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', cluster.place, ...options], {
    ...spawnAs(account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  watchOver(server, cluster, account);
  return server;
}

/**
 * A tiny companion that stops the server when this process ends in any way, kill -9 too: its standard input
 * closes then. It asks postmaster.pid first, since a number may have gone to another process.
 */
function watchOver(server: ChildProcess, cluster: Cluster, account: Account): void {
  if (process.platform === 'win32' || server.pid === undefined) return;
  const script = 'read -r _; read -r pid <"$1/postmaster.pid" && [ "$pid" = "$0" ] && kill -INT "$0"';
  const companion = spawn('/bin/sh', ['-c', script, String(server.pid), cluster.place], {
    ...spawnAs(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  companion.on('error', () => undefined);
  companion.stdin?.on('error', () => undefined);
  companion.unref();
  companions.set(server, companion);
  server.once('exit', () => companion.kill('SIGKILL'));
}

/**
 * Stops a server in order; after 20 s without waiting for its connections (recovery follows at the next
 * start).
 */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (!hasEnded(server)) {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGQUIT'), FAST_STOP_MS);
    await gone;
    clearTimeout(timer);
  }
  const companion = companions.get(server);
  if (!companion?.pid || hasEnded(companion)) return;
  companion.ref();
  await once(companion, 'exit');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * Ends a server left on this data by an application that was killed. Call it only under the lock of the data
 * folder. Throws EmbeddedPostgresError `orphan-stays`.
 */
export async function stopOrphan(place: string): Promise<void> {
  const file = path.join(place, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  if (!isPostgres(pid)) {
    // PostgreSQL would refuse to start if some other program has been given that number since.
    fs.rmSync(file, { force: true });
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!signalTo(pid, signal)) break;
    const deadline = Date.now() + patience;
    while (isPostgres(pid) && Date.now() < deadline) await sleep(20);
    if (!isPostgres(pid)) return;
  }
  throw new EmbeddedPostgresError('orphan-stays', `процесс ${pid}`);
}

function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (!fs.existsSync('/proc/self/cmdline')) return true;
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
    return path.basename(command) === 'postgres';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
