import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { dealEvents, deals } from './deals.tables.ts';

/** S4.1-07: the steps that come after the registry (218). */
const afterRegistry = [220, 221];

/** Deals that passed the registry since a moment, each with when it did. */
export function registeredDeals(db: Executor, since: Date) {
  const at = sql<Date>`min(${dealEvents.at})`.mapWith(dealEvents.at);
  return db
    .select({ id: deals.id, userId: deals.userId, bookingId: deals.bookingId, at })
    .from(deals)
    .innerJoin(dealEvents, eq(dealEvents.dealId, deals.id))
    .where(inArray(dealEvents.toStep, afterRegistry))
    .groupBy(deals.id)
    .having(sql`min(${dealEvents.at}) >= ${since.toISOString()}`);
}

/** Open deals of a main buyer. */
export function openDealsOf(db: Executor, userId: number) {
  return db
    .select({ id: deals.id, bookingId: deals.bookingId })
    .from(deals)
    .where(and(eq(deals.userId, userId), isNull(deals.closedAt)))
    .orderBy(deals.openedAt);
}
