import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { seedCatalogue } from '../../apps/server/src/demo/catalogue.ts';
import { migrate } from '../../apps/server/src/migrate.ts';
import type { FreshCluster } from './cluster.ts';
import { addressOf, runSql } from './databases.ts';

const template = 'novosel_catalogue';

/** Makes a migrated database with the demo's catalogue. @returns its name, for `startCluster` */
export async function demoCatalogue({ url }: FreshCluster): Promise<string> {
  await runSql(url, `create database ${template}`);
  await migrate(addressOf(url, template));
  const pool = new pg.Pool({ connectionString: addressOf(url, template), max: 1 });
  try {
    await seedCatalogue({ db: drizzle(pool) });
  } finally {
    await pool.end();
  }
  return template;
}
