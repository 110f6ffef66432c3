import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from './db.ts';

/**
 * Reads several things as they were at one moment: between two queries of their own a fact may be written
 * that only the second of them sees. Within a transaction that has begun, its own locks keep what is read in
 * step.
 * @param read must ask nothing but the executor that it is given: it holds a connection
 */
export function inSnapshot<Result>(db: Executor, read: (db: Executor) => Promise<Result>): Promise<Result> {
  if (is(db, PgTransaction)) return read(db);
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
