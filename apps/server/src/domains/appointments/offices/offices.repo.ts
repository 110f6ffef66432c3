import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, asc, eq, gt, inArray, lt } from '../../../platform/database/drizzle.ts';
import { officeBlocks, officeHosts, offices } from '../appointments.tables.ts';

export type OfficeRow = typeof offices.$inferSelect;
export type HostRow = typeof officeHosts.$inferSelect;
export type BlockRow = typeof officeBlocks.$inferSelect;

export const findOffices = (db: Executor): Promise<OfficeRow[]> =>
  db.select().from(offices).orderBy(asc(offices.name), asc(offices.id));

export async function findOffice(db: Executor, id: string): Promise<OfficeRow | undefined> {
  const [row] = await db.select().from(offices).where(eq(offices.id, id));
  return row;
}

export async function saveOfficeRow(tx: Tx, row: OfficeRow): Promise<void> {
  const { id: _, ...set } = row;
  await tx.insert(offices).values(row).onConflictDoUpdate({ target: offices.id, set });
}

export const findHosts = (db: Executor, officeIds: readonly string[]): Promise<HostRow[]> =>
  db
    .select()
    .from(officeHosts)
    .where(inArray(officeHosts.officeId, [...officeIds]))
    .orderBy(asc(officeHosts.hostId));

/** Hosts of an office, the caller's until the transaction ends: those who choose a time go one by one. */
export const lockHosts = (tx: Tx, officeId: string): Promise<HostRow[]> =>
  tx
    .select()
    .from(officeHosts)
    .where(eq(officeHosts.officeId, officeId))
    .orderBy(asc(officeHosts.hostId))
    .for('update');

export async function saveHostRow(tx: Tx, row: HostRow): Promise<void> {
  const { officeId: _, hostId: __, ...set } = row;
  await tx
    .insert(officeHosts)
    .values(row)
    .onConflictDoUpdate({ target: [officeHosts.officeId, officeHosts.hostId], set });
}

/** Blocked times of some offices that end after a moment. */
export const findBlocks = (db: Executor, officeIds: readonly string[], after: Date): Promise<BlockRow[]> =>
  db
    .select()
    .from(officeBlocks)
    .where(and(inArray(officeBlocks.officeId, [...officeIds]), gt(officeBlocks.endsAt, after)))
    .orderBy(asc(officeBlocks.startsAt));

export async function insertBlock(tx: Tx, row: BlockRow): Promise<void> {
  await tx.insert(officeBlocks).values(row);
}

/** @returns the block that was lifted, if there was one */
export async function deleteBlock(tx: Tx, id: string): Promise<BlockRow | undefined> {
  const [row] = await tx.delete(officeBlocks).where(eq(officeBlocks.id, id)).returning();
  return row;
}

/** What is blocked of an office, or of one host, within a span. */
export const blocksWithin = (db: Executor, officeId: string, from: Date, to: Date): Promise<BlockRow[]> =>
  db
    .select()
    .from(officeBlocks)
    .where(
      and(eq(officeBlocks.officeId, officeId), lt(officeBlocks.startsAt, to), gt(officeBlocks.endsAt, from)),
    );
