import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobSchema } from '../jobs/jobs.ts';
import { admitApp } from './app-login.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { appRole, sqlState } from './db.ts';
import { drizzle, migrate as runMigrations } from './drizzle-driver.ts';

/**
 * Migrates a database as its owner: our tables, then the job queue's, then the program's own login. Does
 * nothing when all of it exists.
 * @param queues one for each kind of background job
 * @throws {DatabaseRefusal}
 */
export async function migrateDatabase(url: string, appUrl: string, queues: readonly string[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    /**
     * Nodes that start together migrate one after another: two parallel GRANTs fail. Closing the connection
     * releases the lock.
     */
    await pool.query(`select pg_advisory_lock(hashtext('novosel.migrate'))`).catch(unreachable);
    await runMigrations(drizzle(pool), {
      migrationsFolder: join(import.meta.dirname, '..', 'migrations'),
    }).catch(notMade);
    await prepareJobs(url, queues);
    await pool.query(`grant usage on schema ${jobSchema} to ${appRole}`);
    await pool.query(
      `grant select, insert, update, delete on all tables in schema ${jobSchema} to ${appRole}`,
    );
    await pool.query(`grant usage on all sequences in schema ${jobSchema} to ${appRole}`);
    await pool.query(`grant execute on all functions in schema ${jobSchema} to ${appRole}`);
    await admitApp(pool, appUrl);
  } finally {
    await pool.end();
  }
}

function unreachable(error: unknown): never {
  throw new DatabaseRefusal(
    'unreachable',
    error instanceof Error ? error.message || String(error) : String(error),
  );
}

function notMade(error: unknown): never {
  // 42501: of all these statements, only creating the role may exceed the owner's rights.
  throw sqlState(error) === '42501' ? new DatabaseRefusal('role-not-made') : error;
}

async function prepareJobs(url: string, queues: readonly string[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    supervise: false,
    schedule: false,
    max: 1,
  });
  await boss.start();
  try {
    const retries = { retryLimit: 20, retryDelay: 2, retryBackoff: true };
    for (const name of queues) {
      const made = await boss.getQueue(name);
      if (!made) await boss.createQueue(name, { policy: 'standard', ...retries, notify: true });
      // In older databases, from before NOTIFY, queues only poll.
      else if (!made.notify) await boss.updateQueue(name, { notify: true });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
