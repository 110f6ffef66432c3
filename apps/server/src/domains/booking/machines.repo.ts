import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import type { BookingRow } from './booking.repo.ts';
import { bookings } from './booking.tables.ts';

const first = '00000000-0000-0000-0000-000000000000';

/** Bookings that changed after the one that is known, the oldest change first. */
export async function changedBookings(
  db: Executor,
  { since, after }: { readonly since?: string | undefined; readonly after?: string | undefined },
  most: number,
): Promise<BookingRow[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      since === undefined
        ? undefined
        : sql`(${bookings.updatedAt}, ${bookings.id}) > (${since}::timestamptz, ${after ?? first}::uuid)`,
    )
    .orderBy(asc(bookings.updatedAt), asc(bookings.id))
    .limit(most);
  return rows as BookingRow[];
}
