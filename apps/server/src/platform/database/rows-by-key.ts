import type { Executor } from './db.ts';
import { inArray } from './drizzle.ts';
import type { PgColumn, PgTable } from './drizzle-tables.ts';

/** Rows of a table by the text in one of its columns, for those of the wanted keys that have one. */
export async function rowsByKey<Table extends PgTable>(
  db: Executor,
  table: Table,
  column: PgColumn & { readonly name: string },
  keys: readonly string[],
): Promise<ReadonlyMap<string, Table['$inferSelect']>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: column, row: table })
    .from(table as PgTable)
    .where(inArray(column, [...keys]));
  return new Map(rows.map(({ key, row }) => [String(key), row as Table['$inferSelect']]));
}
