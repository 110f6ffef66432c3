import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Executor, Tx } from './db.ts';

/** Results of slow work that a transaction needed, by key, until it succeeds. */
const done = new AsyncLocalStorage<Map<string, unknown>>();

/** A transaction with more than this needs different work at each attempt. */
const mostWork = 50;

class WorkNeeded extends Error {
  readonly key: string;
  readonly work: () => Promise<unknown>;

  constructor(key: string, work: () => Promise<unknown>) {
    super('a transaction waits for work that is done outside of it');
    this.key = key;
    this.work = work;
  }
}

/**
 * Returns the result of work that is too slow for a transaction: the transaction is rolled back, the work is
 * done, and the transaction runs again, so that no lock is held meanwhile.
 * @param key identifies the work and everything it depends on; the next attempt must use the same one
 */
export function doneBefore<Result>(key: string, work: () => Promise<Result>): Result {
  const results = done.getStore();
  if (!results) throw new Error('only `inTransaction` begins again after such work');
  if (!results.has(key)) throw new WorkNeeded(key, work);
  return results.get(key) as Result;
}

/**
 * Runs `act` in a transaction, or in a savepoint of an existing one. `act` may run several times
 * (`doneBefore`): it must change anything outside of the database last, and take its time from outside.
 */
export async function inTransaction<Result>(db: Executor, act: (tx: Tx) => Promise<Result>): Promise<Result> {
  if ('rollback' in db) return db.transaction(act);
  const results = new Map<string, unknown>();
  for (;;) {
    try {
      return await done.run(results, () => (db as Db).transaction(act));
    } catch (error) {
      if (!(error instanceof WorkNeeded) || results.size >= mostWork) throw error;
      results.set(error.key, await error.work());
    }
  }
}
