import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { estateClaims } from '../catalogue.tables.ts';

/** Who keeps an estate from others: a booking, or the deal that it has become. */
export type Claimant = { readonly bookingId: string } | { readonly dealId: string };

/** @returns false when another keeps the estate: the unique index says so, not an `if` (truth 1) */
export function claimEstate(tx: Tx, estateId: number, claimant: Claimant, since: Date): Promise<boolean> {
  return insertOnce(tx, estateClaims, { estateId, ...claimant, since });
}

/** Ends the claim of a booking or a deal; if it has none on this estate, nothing changes. */
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

/** Whether anybody keeps an estate now; who it is, only the program may ask. */
export async function isTaken(db: Executor, estateId: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select estate_is_taken(${estateId}) as taken`);
  return rows[0]?.taken ?? false;
}
