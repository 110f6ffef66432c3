import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { dealEvents, deals } from './deals.tables.ts';

/** The registry has the contract: the places that come after it. */
const afterRegistry: DealPlace[] = ['funding', 'handover', 'inspection', 'completed'];

/** Deals that passed the registry since a moment, each with when it did. */
export function registeredDeals(db: Executor, since: Date) {
  const at = sql<Date>`min(${dealEvents.at})`.mapWith(dealEvents.at);
  return db
    .select({ id: deals.id, userId: deals.userId, bookingId: deals.bookingId, at })
    .from(deals)
    .innerJoin(dealEvents, eq(dealEvents.dealId, deals.id))
    .where(inArray(dealEvents.toPlace, afterRegistry))
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
