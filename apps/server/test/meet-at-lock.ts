import { expect } from 'vitest';
import type { Tx } from '../src/platform/database/db.ts';
import { type SQL, sql } from '../src/platform/database/drizzle.ts';
import type { TestServer } from './test-server.ts';

/**
 * Holds a lock until so many calls wait for it, so that what they read before was the same for all of them.
 * @param last what else is done by the holder, before it lets go
 */
export async function meetAtLock<T>(
  { context: { db } }: Pick<TestServer, 'context'>,
  lock: SQL,
  calls: readonly (() => Promise<T>)[],
  last: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<T[]> {
  // The answers are in an array: a promise that is returned by itself would be waited for under the lock.
  const [answers] = await db.transaction(async (tx) => {
    await tx.execute(lock);
    const going = Promise.all(calls.map((call) => call()));
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBeGreaterThanOrEqual(calls.length);
    await last(tx);
    return [going] as const;
  });
  return answers;
}

async function waiting(db: TestServer['context']['db']): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`);
  return rows[0]?.count ?? 0;
}
