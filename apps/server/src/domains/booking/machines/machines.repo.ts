import type { Executor } from '../../../platform/database/db.ts';
import { and, asc, lte, sql } from '../../../platform/database/drizzle.ts';
import type { BookingRow } from '../booking.repo.ts';
import { bookings } from '../booking.tables.ts';

const first = '00000000-0000-0000-0000-000000000000';

const ms = 1000;
/** Delay between a change and its publication, in milliseconds. */
const tellAfterMs = 60 * ms;
/**
 * Longest transaction of a change, in milliseconds; shorter than the delay, so no change appears behind the
 * reader's cursor.
 */
const changeEndsMs = 30 * ms;

/** Limits the rest of the transaction of a change; the database aborts it after that. */
export async function limitChange(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('transaction_timeout', ${`${changeEndsMs}ms`}, true)`);
}

/**
 * Bookings changed after the caller's last one, the oldest change first. The newest changes are left for the
 * next call: an older one may not be committed yet.
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
