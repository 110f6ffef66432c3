import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../migrate.ts';
import { jobSchema } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/logs/log.ts';
import { provideDatabase } from '../provide-database.ts';
import { seedDemo } from './seed.ts';

/**
 * Empties the database and the files and fills them as on the demo's first day. Must not run while a server
 * is running.
 */
async function reset(): Promise<void> {
  const config = readConfig();
  const log = openLog('silent');
  const database = await provideDatabase(config, log);
  try {
    await empty(database.owner);
    await rm(join(config.dataDir, 'files'), { recursive: true, force: true });
    await migrate(database.owner, database.app);
    const context = await compose(config, database.app, log);
    await seedDemo(context);
    await context.close();
  } finally {
    await database.stop();
  }
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const schema of [jobSchema, 'drizzle', 'public'])
    await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('create schema public');
  await client.end();
}

reset().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
