import type { Executor } from '../database/db.ts';
import { and, type GetColumnData, lte, type SQL } from '../database/drizzle.ts';
import type { AnyPgColumn, PgTable } from '../database/drizzle-tables.ts';

/** A table of questions to a provider; `nextAskAt` is the time of the next attempt, null: none. */
type Questions = PgTable & { readonly nextAskAt: AnyPgColumn };

/** Keys of due questions, the longest overdue first. */
export async function dueQuestions<Key extends AnyPgColumn>(
  db: Executor,
  table: Questions,
  key: Key,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<GetColumnData<Key>[]> {
  const rows = await db
    .select({ key })
    .from(table as PgTable)
    .where(lte(table.nextAskAt, before))
    .orderBy(table.nextAskAt)
    .limit(limit);
  return rows.map((row) => row.key as GetColumnData<Key>);
}

/** Claims a due question for the caller until the time of the next one. */
export async function claimQuestion<Table extends Questions>(
  db: Executor,
  table: Table,
  which: SQL,
  { due, nextAskAt }: { readonly due: Date; readonly nextAskAt: Date },
): Promise<Table['$inferSelect'] | undefined> {
  const [claimed] = await db
    .update(table as PgTable)
    .set({ nextAskAt })
    .where(and(which, lte(table.nextAskAt, due)))
    .returning();
  return claimed as Table['$inferSelect'] | undefined;
}
