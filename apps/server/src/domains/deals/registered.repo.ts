import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Executor } from '../../platform/database/db.ts';
import { and, eq, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import { dealEvents, dealParties, deals } from './deals.tables.ts';

/** The registry has the contract: the places that come after it. */
const afterRegistry: DealPlace[] = ['funding', 'handover', 'inspection', 'completed'];

const isHolderOf = and(
  eq(dealParties.dealId, deals.id),
  eq(dealParties.role, 'holder'),
  isNull(dealParties.until),
);

/** Deals that passed the registry since a moment, each with when it did. */
export function registeredDeals(db: Executor, since: Date) {
  const at = sql<Date>`min(${dealEvents.at})`.mapWith(dealEvents.at);
  return db
    .select({ id: deals.id, userId: sql<number>`${dealParties.userId}`, bookingId: deals.bookingId, at })
    .from(deals)
    .innerJoin(dealParties, isHolderOf)
    .innerJoin(dealEvents, eq(dealEvents.dealId, deals.id))
    .where(inArray(dealEvents.toPlace, afterRegistry))
    .groupBy(deals.id, dealParties.userId)
    .having(sql`min(${dealEvents.at}) >= ${since.toISOString()}`);
}

/** Open deals of a main buyer. */
export function openDealsOf(db: Executor, userId: number) {
  return db
    .select({ id: deals.id, bookingId: deals.bookingId })
    .from(deals)
    .innerJoin(dealParties, isHolderOf)
    .where(and(eq(dealParties.userId, userId), isNull(deals.closedAt)))
    .orderBy(deals.openedAt);
}

/** Whether a person is a party to a deal that is open. */
export async function hasOpenDeal(db: Executor, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from deal_parties p join deals d on d.id = p.deal_id
      where p.user_id = ${userId} and p.until is null and d.closed_at is null) as found`);
  return rows[0]?.found ?? false;
}

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
