import type { Executor } from './db.ts';
import { is } from './drizzle.ts';
import { PgTransaction } from './drizzle-tables.ts';

/**
 * Runs several queries on one snapshot: otherwise a change between two of them would be visible only to the
 * second. In an existing transaction its own locks must keep the data consistent.
 * @param read must use only the given executor: it holds a connection
 */
export function inSnapshot<Result>(db: Executor, read: (db: Executor) => Promise<Result>): Promise<Result> {
  if (is(db, PgTransaction)) return read(db);
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
