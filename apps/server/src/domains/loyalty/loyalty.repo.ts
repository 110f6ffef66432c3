import type { CardCode } from '@novosel/contract/loyalty/ladder.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from '../../platform/database/drizzle.ts';
import { loyaltyAccounts, loyaltyDeals } from './loyalty.tables.ts';

export type AccountRow = Omit<typeof loyaltyAccounts.$inferSelect, 'code'> & { readonly code: CardCode };
export type DealRow = typeof loyaltyDeals.$inferSelect;

type When = Date | ReturnType<typeof sql.placeholder>;

/** Sum of a person's deals since a moment, and the number of all his deals. */
const totals = (since: When) => {
  const moment = since instanceof Date ? since.toISOString() : since;
  const inWindow = sql`${loyaltyDeals.at} >= ${moment}`;
  const commercial = sql`${loyaltyDeals.kind} = 'commercial'`;
  const count = (which: typeof inWindow) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const sum = (which: typeof inWindow) =>
    sql<number>`coalesce(sum(${loyaltyDeals.kopecks}) filter (where ${which}), 0)`.mapWith(Number);
  return {
    contractCount: count(sql`${inWindow} and not ${commercial}`),
    commercialContractCount: count(sql`${inWindow} and ${commercial}`),
    contractKopecks: sum(sql`${inWindow} and not ${commercial}`),
    commercialContractKopecks: sum(sql`${inWindow} and ${commercial}`),
    dealsEver: sql<number>`count(${loyaltyDeals.id})`.mapWith(Number),
  };
};

const accountsWithDeals = (db: Executor, since: When) =>
  db
    .select({ ...getTableColumns(loyaltyAccounts), ...totals(since) })
    .from(loyaltyAccounts)
    .leftJoin(loyaltyDeals, eq(loyaltyDeals.userId, loyaltyAccounts.userId))
    .groupBy(loyaltyAccounts.userId);

export type LoyaltyRow = Awaited<ReturnType<typeof accountsWithDeals>>[number] & { readonly code: CardCode };

export async function findLoyalty(
  db: Executor,
  userId: number,
  since: Date,
): Promise<LoyaltyRow | undefined> {
  const [found] = await accountsWithDeals(db, since).where(eq(loyaltyAccounts.userId, userId));
  return found as LoyaltyRow | undefined;
}

export function prepareFindLoyalty(db: Executor) {
  const query = accountsWithDeals(db, sql.placeholder('since'))
    .where(eq(loyaltyAccounts.userId, sql.placeholder('userId')))
    .prepare('loyalty_account');
  return async (userId: number, since: Date) =>
    (await query.execute({ userId, since: since.toISOString() }))[0] as LoyaltyRow | undefined;
}

/** Accounts whose level may have to change: its term is over, or the deals reach a threshold. */
export async function accountsToReview(
  db: Executor,
  { since, now, kopecks, deals }: { since: Date; now: Date; kopecks: number; deals: number },
): Promise<LoyaltyRow[]> {
  const total = totals(since);
  const rows = await accountsWithDeals(db, since)
    .where(and(eq(loyaltyAccounts.isBlocked, false), isNotNull(loyaltyAccounts.cardNumber)))
    .having(
      or(
        lte(loyaltyAccounts.statusExpiresAt, now),
        sql`${total.contractCount} + ${total.commercialContractCount} >= ${deals}`,
        sql`${total.contractKopecks} + ${total.commercialContractKopecks} >= ${kopecks}`,
      ),
    );
  return rows as LoyaltyRow[];
}

/** @returns false when the account has changed since it was read */
export async function moveLevel(
  tx: Tx,
  before: Pick<AccountRow, 'userId' | 'code'>,
  set: Pick<AccountRow, 'code' | 'statusExpiresAt'>,
): Promise<boolean> {
  const moved = await tx
    .update(loyaltyAccounts)
    .set(set)
    .where(and(eq(loyaltyAccounts.userId, before.userId), eq(loyaltyAccounts.code, before.code)))
    .returning({ userId: loyaltyAccounts.userId });
  return moved.length === 1;
}

/** Opens a card for a person without one. @returns whether it was opened */
export async function openCard(tx: Tx, row: AccountRow): Promise<boolean> {
  const { userId, ...card } = row;
  const opened = await tx
    .insert(loyaltyAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: loyaltyAccounts.userId,
      set: card,
      setWhere: isNull(loyaltyAccounts.cardNumber),
    })
    .returning({ userId: loyaltyAccounts.userId });
  return opened.length === 1;
}

/** Sum of a person's deals since a moment, with or without an account. */
export async function dealTotals(db: Executor, userId: number, since: Date) {
  const [found] = await db.select(totals(since)).from(loyaltyDeals).where(eq(loyaltyDeals.userId, userId));
  if (!found) throw new Error('a sum of nothing is still a row');
  return found;
}

export function findDeals(db: Executor, userId: number, since: Date): Promise<DealRow[]> {
  return db
    .select()
    .from(loyaltyDeals)
    .where(and(eq(loyaltyDeals.userId, userId), gte(loyaltyDeals.at, since)))
    .orderBy(desc(loyaltyDeals.at));
}

/** Counts deals; a deal that is already counted stays unchanged. */
export async function insertDeals(tx: Executor, rows: readonly DealRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(loyaltyDeals)
      .values([...rows])
      .onConflictDoNothing();
}

/** Registration time of the latest counted deal of the cabinet; undefined before the first. */
export async function lastCounted(db: Executor): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: loyaltyDeals.at })
    .from(loyaltyDeals)
    .where(sql`${loyaltyDeals.dealId} is not null`)
    .orderBy(desc(loyaltyDeals.at))
    .limit(1);
  return last?.at;
}
