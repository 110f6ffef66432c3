import type { Executor } from './db.ts';
import type { PgInsertValue, PgTable } from './drizzle-tables.ts';

/** Inserts a row unless a unique index already has it. @returns false when nothing was inserted */
export async function insertOnce<Table extends PgTable>(
  tx: Executor,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<boolean> {
  const { rowCount } = await tx.insert(table).values(row).onConflictDoNothing();
  return rowCount === 1;
}
