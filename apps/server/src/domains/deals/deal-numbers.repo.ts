import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { deals } from './deals.tables.ts';

/** Numbers of some deals by their IDs, also of closed ones. */
export async function numbersOfDeals(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: deals.id, number: deals.number })
    .from(deals)
    .where(inArray(deals.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
