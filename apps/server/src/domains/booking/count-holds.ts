import type { Executor } from '../../platform/database/db.ts';
import { findUnpaid } from './booking.repo.ts';
import type { BookingDeps } from './booking-deps.ts';
import { closedSince } from './closing.repo.ts';

/**
 * A person's unpaid holds, and whether he has already had a free one of the estate. The deal of a free
 * booking counts as a hold until the contract: the catalogue stores the category of an estate for its buyer
 * (S3-40).
 */
export async function countHolds(
  { dealGuard }: Pick<BookingDeps, 'dealGuard'>,
  db: Executor,
  userId: number,
  estateId: number,
): Promise<{ unpaid: number; freeUsed: boolean }> {
  const rows = await findUnpaid(db, userId);
  const ended = rows.filter(({ endedAt }) => endedAt !== null);
  const deals = await dealGuard.dealsOf(
    db,
    ended.map(({ id }) => id),
  );
  const held = rows.filter((row) => !row.contracted && closedSince(row, deals.get(row.id)) === null);
  return { unpaid: held.length, freeUsed: rows.some((row) => row.free && row.estateId === estateId) };
}
