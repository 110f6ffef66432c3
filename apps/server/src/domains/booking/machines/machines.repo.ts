import { and, asc, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { bookings } from '../booking.tables.ts';

const first = '00000000-0000-0000-0000-000000000000';

const ms = 1000;
/** A change is told so long after its moment. */
const tellAfterMs = 60 * ms;
/**
 * A transaction that changes a booking ends sooner than that after its change, so none comes in behind the
 * reader's back.
 */
const changeEndsMs = 30 * ms;

/** From here on the transaction of a change has so long to commit; the database ends it then. */
export async function limitChange(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('transaction_timeout', ${`${changeEndsMs}ms`}, true)`);
}

/**
 * Bookings that changed after the one that is known, the oldest change first. The newest changes are left for
 * the next time: an older one may still be waiting for its commit.
 */
export async function changedBookings(
  db: Executor,
  {
    since,
    after,
    now,
  }: { readonly since?: string | undefined; readonly after?: string | undefined; readonly now: Date },
  most: number,
): Promise<BookingRow[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        lte(bookings.updatedAt, new Date(now.getTime() - tellAfterMs)),
        since === undefined
          ? undefined
          : sql`(${bookings.updatedAt}, ${bookings.id}) > (${since}::timestamptz, ${after ?? first}::uuid)`,
      ),
    )
    .orderBy(asc(bookings.updatedAt), asc(bookings.id))
    .limit(most);
  return rows as BookingRow[];
}
