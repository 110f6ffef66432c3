import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Executor, Tx } from './db.ts';

/** Results of the work that a transaction needed first, by key, for as long as it is tried. */
const done = new AsyncLocalStorage<Map<string, unknown>>();

/** More in one transaction means that each try needs other work than the one before. */
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
 * Gives the result of work that is too slow for a transaction: the transaction is undone, the work done, and
 * the transaction begun again, so that no lock is held meanwhile.
 * @param key names the work and all that it depends on; the next try must come to the same one
 */
export function doneBefore<Result>(key: string, work: () => Promise<Result>): Result {
  const results = done.getStore();
  if (!results) throw new Error('only `inTransaction` begins again after such work');
  if (!results.has(key)) throw new WorkNeeded(key, work);
  return results.get(key) as Result;
}

/**
 * Runs `act` in a transaction of its own, or within one already begun in a savepoint of it. `act` may be run
 * several times (`doneBefore`): what it changes outside of the database it changes last, and its moment comes
 * from before.
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
