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

/** Whether a person is a party to a deal that is open. */
export async function hasOpenDeal(db: Executor, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from deals where user_id = ${userId} and closed_at is null)
      or exists (select from deal_members m join deals d on d.id = m.deal_id
                 where m.user_id = ${userId} and d.closed_at is null) as found`);
  return rows[0]?.found ?? false;
}
