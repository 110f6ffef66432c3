import type { Executor, Tx } from '../../platform/database/db.ts';
import { desc, eq, or, type SQL } from '../../platform/database/drizzle.ts';
import { openDealOf, updateDeal } from './deals.repo.ts';
import { deals } from './deals.tables.ts';

/** Writes with which deal the estate of a booking's deal was taken. */
export async function linkDeal(tx: Tx, bookingId: string, mainDealId: string): Promise<void> {
  const deal = await openDealOf(tx, bookingId);
  if (!deal) throw new Error('a booking that has joined a deal is a deal itself');
  await updateDeal(tx, deal.id, { linkedTo: mainDealId });
}

/** Deals that were taken along with a deal, the latest first, of each estate the last. */
export const takenAlong = (db: Executor, dealId: string) => lastOfEach(db, eq(deals.linkedTo, dealId));

/** The same, and the deal along with which this one was taken. */
export const linkedWith = (db: Executor, { id, linkedTo }: { id: string; linkedTo: string | null }) =>
  lastOfEach(db, linkedTo ? or(eq(deals.linkedTo, id), eq(deals.id, linkedTo)) : eq(deals.linkedTo, id));

async function lastOfEach(db: Executor, which: SQL | undefined) {
  const rows = await db.select().from(deals).where(which).orderBy(desc(deals.openedAt), desc(deals.id));
  return rows.filter(({ estateId }, index) => rows.findIndex((row) => row.estateId === estateId) === index);
}
