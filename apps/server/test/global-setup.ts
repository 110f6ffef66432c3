import path from 'node:path';
import { startCluster } from '@novosel/testing/cluster.ts';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/migrate.ts';
import { FURNISHED, TEMPLATE } from './cluster/cluster.ts';
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

/** One PostgreSQL for the whole run, with a bare and a furnished database to copy from. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster('test', async ({ folder, url, appUrl }) => {
    await runSql(url, `CREATE DATABASE ${TEMPLATE}`);
    await migrate(addressOf(url, TEMPLATE), addressOf(appUrl, TEMPLATE));
    await runSql(url, `CREATE DATABASE ${FURNISHED} TEMPLATE ${TEMPLATE}`);
    await furnish(addressOf(appUrl, FURNISHED), path.join(folder, 'furnishing'));
    // Done here, it is not done by PostgreSQL itself just when the first test copies.
    await runSql(addressOf(url, FURNISHED), 'VACUUM ANALYZE');
    return TEMPLATE;
  });
  provide('clusterUrl', cluster.url);
  provide('clusterAppUrl', cluster.appUrl);
  provide('runFolder', cluster.folder);
  return cluster.stop;
}
