import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './db.ts';

/**
 * Writes a row unless a unique index says that it is there already.
 * @returns false when it was there: nothing was written
 */
export async function insertOnce<Table extends PgTable>(
  tx: Executor,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<boolean> {
  const { rowCount } = await tx.insert(table).values(row).onConflictDoNothing();
  return rowCount === 1;
}
