import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { estateClaims } from '../catalogue.tables.ts';

/** Who keeps an estate from others: a booking, or its deal. */
export type Claimant = { readonly bookingId: string } | { readonly dealId: string };

/** @returns false when another keeps the estate: the unique index decides, not an `if` (truth 1) */
export function claimEstate(tx: Tx, estateId: number, claimant: Claimant, since: Date): Promise<boolean> {
  return insertOnce(tx, estateClaims, { estateId, ...claimant, since });
}

/** Ends the claim of a booking or a deal; without a claim on this estate nothing changes. */
export async function releaseEstate(
  tx: Tx,
  estateId: number,
  claimant: Claimant,
  until: Date,
): Promise<void> {
  const { bookingId, dealId } = estateClaims;
  const isTheirs = 'dealId' in claimant ? eq(dealId, claimant.dealId) : eq(bookingId, claimant.bookingId);
  await tx
    .update(estateClaims)
    .set({ until })
    .where(and(eq(estateClaims.estateId, estateId), isTheirs, isNull(estateClaims.until)));
}

/** Whether the estate is kept now; only the program may read by whom. */
export async function isTaken(db: Executor, estateId: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select estate_is_taken(${estateId}) as taken`);
  return rows[0]?.taken ?? false;
}
