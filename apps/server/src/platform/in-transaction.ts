import type { Db, Executor, Tx } from './db.ts';

/** Runs `act` in a transaction of its own, or within one already begun in a savepoint of it. */
export function inTransaction<Result>(db: Executor, act: (tx: Tx) => Promise<Result>): Promise<Result> {
  return (db as Db).transaction(act);
}
