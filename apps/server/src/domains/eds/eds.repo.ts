import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from '../../platform/database/drizzle.ts';
import { claimQuestion, dueQuestions } from '../../platform/jobs/due-questions.ts';
import { edsOrders } from './eds.tables.ts';

export type OrderRow = typeof edsOrders.$inferSelect;
export type NewOrder = typeof edsOrders.$inferInsert;

/** Orders of a person, newest first. */
export const findOrders = (db: Executor, userId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(edsOrders)
    .where(eq(edsOrders.userId, userId))
    .orderBy(desc(edsOrders.createdAt), desc(edsOrders.id));

export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(edsOrders).where(eq(edsOrders.id, id));
  return row;
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(edsOrders).where(eq(edsOrders.id, id)).for('update');
  return row;
}

/** Orders of a person, locked until the transaction ends. */
export const lockOrders = (tx: Tx, userId: number): Promise<OrderRow[]> =>
  tx.select().from(edsOrders).where(eq(edsOrders.userId, userId)).orderBy(asc(edsOrders.id)).for('update');

/** @returns undefined when another order of this kind is open */
export async function insertOrder(tx: Tx, row: NewOrder): Promise<OrderRow | undefined> {
  const [made] = await tx.insert(edsOrders).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updateOrder(tx: Executor, id: string, set: Partial<OrderRow>): Promise<void> {
  await tx.update(edsOrders).set(set).where(eq(edsOrders.id, id));
}

/** Claims a due question for the caller until the time of the next one. */
export const claimOrder = (db: Executor, id: string, due: Date, nextAskAt: Date) =>
  claimQuestion(db, edsOrders, eq(edsOrders.id, id), { due, nextAskAt });

export const dueOrders = (db: Executor, before: Date, limit: number) =>
  dueQuestions(db, edsOrders, edsOrders.id, { before, limit });

/** Makes the question about an order due now. @returns false for an unknown ID */
export async function hastenOrder(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.update(edsOrders).set({ nextAskAt: now }).where(eq(edsOrders.id, id));
  return rowCount === 1;
}

/** Certificates of a person that are not revoked and hold at a moment, the longest valid first. */
export const ordersInForce = (db: Executor, userId: number, at: Date): Promise<OrderRow[]> =>
  db
    .select()
    .from(edsOrders)
    .where(
      and(
        eq(edsOrders.userId, userId),
        eq(edsOrders.state, 'issued'),
        sql`${edsOrders.validFrom} <= ${at.toISOString()}::timestamptz`,
        sql`${edsOrders.validUntil} > ${at.toISOString()}::timestamptz`,
        // What its person wants revoked is not used while the operator is asked.
        or(isNull(edsOrders.revokeCause), sql`${edsOrders.revokedAt} > ${at.toISOString()}::timestamptz`),
        or(isNull(edsOrders.revokedAt), sql`${edsOrders.revokedAt} > ${at.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(edsOrders.validUntil));

/** Orders whose term to pay or to confirm is over. */
export async function outdatedOrders(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: edsOrders.id })
    .from(edsOrders)
    .where(and(lte(edsOrders.until, now), sql`${edsOrders.state} in ('to-pay', 'identity')`))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Certificates in force that end within a month, with the reminders sent. */
export async function endingOrders(db: Executor, now: Date, until: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: edsOrders.id })
    .from(edsOrders)
    .where(
      and(
        eq(edsOrders.state, 'issued'),
        isNull(edsOrders.revokedAt),
        sql`${edsOrders.validUntil} > ${now.toISOString()}::timestamptz`,
        lte(edsOrders.validUntil, until),
        or(
          isNull(edsOrders.reminded),
          sql`${edsOrders.validUntil} <= ${now.toISOString()}::timestamptz + interval '3 days' and ${edsOrders.reminded} > 3`,
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Open orders with their people, those that are due first. */
export const openOrders = (db: Executor, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(edsOrders)
    .where(sql`${edsOrders.state} in ('to-pay', 'asked', 'identity')`)
    .orderBy(sql`${edsOrders.visitDay} asc nulls last`, asc(edsOrders.createdAt), asc(edsOrders.id))
    .limit(limit);

/** Orders whose money the acquirer refuses to return. */
export const ordersByIds = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(edsOrders)
        .where(inArray(edsOrders.id, [...ids]));
