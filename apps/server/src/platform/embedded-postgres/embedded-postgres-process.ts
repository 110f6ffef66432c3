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
 * Promise 38: an answer is given only after the write is on disk. Promise 52: the log names the constraint of
 * a refused row, never its values. Only this machine may connect.
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
 * Starts the server process on a cluster, in its own process group, so that Ctrl-C in the terminal reaches
 * the application first, which then stops the server cleanly.
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
 * A small companion process that stops the server when this process ends in any way, even by kill -9: its
 * standard input then closes. It checks postmaster.pid first, since another process may have the PID by then.
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

/** Stops a server cleanly; after 20 s without waiting for its connections (the next start recovers). */
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
 * Stops a server that a killed application has left running on this data. Call it only with the lock of the
 * data folder. Throws EmbeddedPostgresError `orphan-stays`.
 */
export async function stopOrphan(place: string): Promise<void> {
  const file = path.join(place, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  if (!isPostgres(pid)) {
    // PostgreSQL would refuse to start if another program has that PID by now.
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
