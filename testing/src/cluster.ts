import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { addressOf, runSql } from './databases.ts';
import { makeRunFolder } from './run-folder.ts';

/** What the first databases need of a cluster. */
export interface FreshCluster {
  /** A folder that only this run uses. */
  readonly folder: string;
  /** The address of its first database, as the owner. */
  readonly url: string;
  /** The same address with the login of the program, which has fewer rights. */
  readonly appUrl: string;
}

export interface Cluster extends FreshCluster {
  /** Copies the prepared template. @returns the address of the copy, as the owner */
  createDatabase(name: string): Promise<string>;
  /**
   * Kills PostgreSQL with -9, and every restart of it, for `lastsMs` milliseconds; then it starts again by
   * itself.
   */
  outage(lastsMs: number): Promise<void>;
  stop(): Promise<void>;
}

const log = { info: () => undefined, warn: (line: string) => console.warn(line) };

/**
 * A real PostgreSQL that only this run uses.
 * @param prepare makes a database and returns its name; the other databases are copies of it
 */
export async function startCluster(
  kind: 'test' | 'faults' | 'bench',
  prepare: (cluster: FreshCluster) => Promise<string>,
): Promise<Cluster> {
  const folder = makeRunFolder(kind);
  const { url, appUrl, ...postgres } = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log,
  });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const template = await prepare({ folder, url, appUrl });
    const [row] = await runSql<{ data_directory: string }>(url, 'show data_directory');
    return {
      folder,
      url,
      appUrl,
      stop,
      async createDatabase(name) {
        await runSql(url, `create database ${name} template ${template}`);
        return addressOf(url, name);
      },
      async outage(lastsMs) {
        const end = Date.now() + lastsMs;
        while (Date.now() < end) {
          killPostmaster(row?.data_directory ?? '');
          await sleep(50);
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function killPostmaster(dataDirectory: string): void {
  try {
    process.kill(Number.parseInt(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  } catch {
    // PostgreSQL is already dead and has not restarted yet.
  }
}
