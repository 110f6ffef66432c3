import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { discounts } from './loyalty.tables.ts';

export type DiscountRow = typeof discounts.$inferSelect;

const mostDiscounts = 100;

/** Discounts of a person and those of everybody, whatever their term, the newest first. */
export function findDiscounts(db: Executor, userId: number): Promise<DiscountRow[]> {
  return db
    .select()
    .from(discounts)
    .where(or(eq(discounts.userId, userId), isNull(discounts.userId)))
    .orderBy(desc(discounts.validFrom), desc(discounts.id))
    .limit(mostDiscounts);
}

/** Gives a discount once: the same code to the same person is not given again. */
export async function giveDiscount(db: Executor, row: typeof discounts.$inferInsert): Promise<void> {
  const owner = row.userId == null ? isNull(discounts.userId) : eq(discounts.userId, row.userId);
  const [there] = await db
    .select({ id: discounts.id })
    .from(discounts)
    .where(and(owner, eq(discounts.code, row.code)))
    .limit(1);
  if (!there) await db.insert(discounts).values(row);
}
