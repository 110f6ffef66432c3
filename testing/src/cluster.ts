import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { seedCatalogue } from '../../apps/server/src/demo/catalogue.ts';
import { migrate } from '../../apps/server/src/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';

export interface Cluster {
  /** A folder of this run alone. */
  readonly folder: string;
  /** Makes a migrated database with the demo's catalogue. @returns its address as the owner */
  createDatabase(name: string): Promise<string>;
  /**
   * kill -9 of PostgreSQL, and of whatever comes up in its place, for so long; then it starts again by
   * itself.
   */
  outage(lastsMs: number): Promise<void>;
  stop(): Promise<void>;
}

const template = 'faults_template';
const log = { info: () => undefined, warn: (line: string) => console.warn(line) };

/** A real PostgreSQL of this run alone, with one database made ready to be copied. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'novosel-faults-'));
  // When root runs this, PostgreSQL's system user must reach its data in here.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), log });
  const addressOf = (database: string): string => {
    const address = new URL(postgres.url);
    address.pathname = `/${database}`;
    return address.href;
  };
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let place = '';
  try {
    place = await placeOf(postgres.url);
    await runSql(postgres.url, `create database ${template}`);
    await migrate(addressOf(template));
    await seed(addressOf(template));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    stop,
    async outage(lastsMs) {
      const end = Date.now() + lastsMs;
      while (Date.now() < end) {
        killPostmaster(place);
        await sleep(50);
      }
    },
    async createDatabase(name) {
      await runSql(postgres.url, `create database ${name} template ${template}`);
      return addressOf(name);
    },
  };
}

/** The folder of the data, as PostgreSQL itself names it. */
async function placeOf(url: string): Promise<string> {
  const [row] = await runSql(url, 'show data_directory');
  return (row as { data_directory: string }).data_directory;
}

function killPostmaster(place: string): void {
  try {
    process.kill(Number.parseInt(readFileSync(join(place, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  } catch {
    // It is dead already, and has not come up yet.
  }
}

async function seed(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await seedCatalogue({ db: drizzle(pool) });
  } finally {
    await pool.end();
  }
}

async function runSql(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
