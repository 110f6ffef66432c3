import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, desc, eq, gt, isNull, lte, or, sql } from '../../../platform/database/drizzle.ts';
import { discounts } from '../loyalty.tables.ts';

export type DiscountRow = typeof discounts.$inferSelect;

const mostDiscounts = 100;

const givenTo = (userId: number) => or(eq(discounts.userId, userId), isNull(discounts.userId));

/**
 * Discounts of a person and those for everybody: those in force first, then future ones, the newest first.
 */
export function findDiscounts(db: Executor, userId: number, now: Date): Promise<DiscountRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rank = sql`case
    when ${discounts.withdrawnAt} is not null or ${discounts.validUntil} <= ${at} then 2
    when ${discounts.validFrom} > ${at} then 1 else 0 end`;
  return db
    .select()
    .from(discounts)
    .where(givenTo(userId))
    .orderBy(rank, desc(discounts.validFrom), desc(discounts.id))
    .limit(mostDiscounts);
}

/** All of them that are in force: a price includes each. */
export function findInForce(db: Executor, userId: number, now: Date): Promise<DiscountRow[]> {
  return db
    .select()
    .from(discounts)
    .where(
      and(
        givenTo(userId),
        isNull(discounts.withdrawnAt),
        lte(discounts.validFrom, now),
        or(isNull(discounts.validUntil), gt(discounts.validUntil, now)),
      ),
    )
    .orderBy(desc(discounts.validFrom), desc(discounts.id));
}

/** Only this person's discounts, whatever their term, the newest first. */
export function findGivenTo(db: Executor, userId: number): Promise<DiscountRow[]> {
  return db
    .select()
    .from(discounts)
    .where(eq(discounts.userId, userId))
    .orderBy(desc(discounts.id))
    .limit(mostDiscounts);
}

/** @returns undefined when there is no such discount, or it is another person's */
export async function lockDiscount(tx: Tx, id: number, userId: number): Promise<DiscountRow | undefined> {
  const [row] = await tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.id, id), eq(discounts.userId, userId)))
    .for('update');
  return row;
}

export async function insertDiscount(tx: Tx, row: typeof discounts.$inferInsert): Promise<DiscountRow> {
  const [given] = await tx.insert(discounts).values(row).returning();
  if (!given) throw new Error('The discount was not kept');
  return given;
}

export async function markWithdrawn(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(discounts).set({ withdrawnAt: at }).where(eq(discounts.id, id));
}

/** Gives a discount once: a person gets the same code only once. */
export async function giveDiscount(db: Executor, row: typeof discounts.$inferInsert): Promise<void> {
  const owner = row.userId == null ? isNull(discounts.userId) : eq(discounts.userId, row.userId);
  const [there] = await db
    .select({ id: discounts.id })
    .from(discounts)
    .where(and(owner, eq(discounts.code, row.code)))
    .limit(1);
  if (!there) await db.insert(discounts).values(row);
}
