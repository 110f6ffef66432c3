import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts';
import { addressOf, FURNISHED, runSql, TEMPLATE } from './cluster/cluster.ts';
import { furnish } from './cluster/furnish.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of this run's own PostgreSQL. */
    clusterUrl: string;
    /** The same, by the login under which the program works. */
    clusterAppUrl: string;
    /** Where this run keeps what its files share. */
    runFolder: string;
  }
}

const log = { info: () => undefined, warn: console.warn };

/**
 * One PostgreSQL for the whole run, in a folder of its own, with a bare and a furnished database to copy
 * from.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-test-'));
  // When root runs the tests, PostgreSQL's system user must reach its data in here.
  fs.chmodSync(folder, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
  const finish = async () => {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runSql(cluster.url, `CREATE DATABASE ${TEMPLATE}`);
    await migrate(addressOf(cluster.url, TEMPLATE), addressOf(cluster.appUrl, TEMPLATE));
    await runSql(cluster.url, `CREATE DATABASE ${FURNISHED} TEMPLATE ${TEMPLATE}`);
    await furnish(addressOf(cluster.appUrl, FURNISHED), path.join(folder, 'furnishing'));
    // Done here, it is not done by PostgreSQL itself just when the first test copies.
    await runSql(addressOf(cluster.url, FURNISHED), 'VACUUM ANALYZE');
  } catch (error) {
    await finish();
    throw error;
  }
  provide('clusterUrl', cluster.url);
  provide('clusterAppUrl', cluster.appUrl);
  provide('runFolder', folder);
  return finish;
}
