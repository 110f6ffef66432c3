import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { appRole } from '../database/db.ts';
import { admit, chooseAccount } from './embedded-postgres-account.ts';
import { locateBinaries } from './embedded-postgres-binaries.ts';
import {
  type Cluster,
  createCluster,
  newPassword,
  OWNER,
  readCluster,
  rememberCluster,
} from './embedded-postgres-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';
import { lockData } from './embedded-postgres-lock.ts';
import { spawnServer, stopOrphan, stopServer } from './embedded-postgres-process.ts';

interface Log {
  info(line: string): void;
  warn(line: string): void;
}

interface Options {
  /** The folder of this installation's database; created if absent. */
  readonly dataDir: string;
  /** A preferred port; by default a free one, reused by later starts while it is free. */
  readonly port?: number;
  readonly log: Log;
}

const READY_MS = 120_000;
const RESTART_PAUSE_MS = 500;

/**
 * Runs a real PostgreSQL on the data folder and returns its addresses, with passwords and only for this
 * machine: for the owner and for the program's login. If the server dies, it is restarted at the same
 * address, so pools reconnect.
 * Throws EmbeddedPostgresError, whose message is one sentence for a person.
 */
export async function startEmbeddedPostgres(
  options: Options,
): Promise<{ url: string; appUrl: string; stop(): Promise<void> }> {
  const dataDir = path.resolve(options.dataDir);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const release = await lockData(dataDir);
  try {
    const running = await start(dataDir, options);
    return {
      url: addressOf(running.cluster, OWNER),
      appUrl: appAddressOf(running.cluster),
      async stop() {
        await running.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function start(dataDir: string, { port, log }: Options) {
  const account = chooseAccount();
  // The folder of all data is often closed to others, since it also contains keys and files.
  for (const folder of [path.dirname(dataDir), dataDir]) admit(account, folder);
  const binaries = locateBinaries(account);
  const known = readCluster(dataDir);
  if (known) await stopOrphan(known.place);
  const wished = port ?? known?.port;
  const free =
    wished !== undefined && (port !== undefined || (await isFree(wished))) ? wished : await findFreePort();
  const cluster = known
    ? { ...known, port: free, appPassword: known.appPassword ?? newPassword() }
    : createCluster(dataDir, binaries, account, free);
  if (known && (known.port !== free || !known.appPassword)) rememberCluster(dataDir, cluster);
  if (path.dirname(cluster.place) !== dataDir) {
    log.info(`PostgreSQL's user cannot enter ${dataDir}: the database is in ${cluster.place}`);
  }

  const logFile = path.join(dataDir, 'postgres.log');
  const launch = () => spawnServer(binaries, cluster, account, logFile);
  let stopping = false;
  let server = launch();
  await untilReady(server, cluster, logFile);

  const keepUp = (dead: ChildProcess) => {
    dead.once('exit', async (code, signal) => {
      if (stopping) return;
      log.warn(`PostgreSQL ended by itself (${signal ?? code}), starting it again`);
      await sleep(RESTART_PAUSE_MS);
      if (stopping) return;
      server = launch();
      keepUp(server);
    });
  };
  keepUp(server);
  return {
    cluster,
    async stop() {
      stopping = true;
      await stopServer(server);
    },
  };
}

/**
 * Waits until the database answers, and creates it on the first start. Also waits for a long recovery after a
 * power cut.
 */
async function untilReady(server: ChildProcess, cluster: Cluster, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    try {
      await query(addressOf(cluster, OWNER), 'SELECT 1');
      return;
    } catch (error) {
      // 3D000: no such database.
      const missing = (error as { code?: string }).code === '3D000';
      if (missing) await query(addressOf(cluster, 'postgres'), `CREATE DATABASE ${OWNER}`);
      else await sleep(10);
    }
  }
  await stopServer(server);
  throw new EmbeddedPostgresError('start-failed', lastLine(logFile));
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The error of a server that dies between two queries; the next query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function addressOf({ password, port }: Cluster, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

function appAddressOf({ appPassword = '', port }: Cluster): string {
  return `postgres://${appRole}:${appPassword}@127.0.0.1:${port}/${OWNER}`;
}

function lastLine(file: string): string {
  return fs.readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
}

async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

async function findFreePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new EmbeddedPostgresError('start-failed', 'no free port');
  return port;
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
