import type { PersonalPrice } from '@novosel/contract/booking/personal-price.ts';
import type { BookingState } from '@novosel/contract/booking/rules.ts';
import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { isFiled } from '../catalogue/public.ts';
import { bookingEvents, bookings } from './booking.tables.ts';

type Stored = typeof bookings.$inferSelect;

/** The price as shown when the hold began, with the other payment forms beside it for the agreement. */
export type KeptPrice = PersonalPrice & {
  readonly otherForms: readonly { readonly form: 'installment' | 'mortgage'; readonly kopecks: number }[];
};

/** New terms that wait for a second member of staff. */
export interface TermsRequest {
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
  readonly priceKopecks: number;
  /** The last day of the booking, YYYY-MM-DD. */
  readonly until: string;
  readonly finishing: Finishing;
  readonly reason: string;
}

export type BookingRow = Omit<Stored, 'state' | 'term' | 'price' | 'finishing' | 'termsRequest'> & {
  readonly state: BookingState;
  readonly term: BookingTerm;
  readonly price: KeptPrice;
  readonly finishing: Finishing | null;
  readonly termsRequest: TermsRequest | null;
};

const asRow = (stored: Stored | undefined) => stored as BookingRow | undefined;

export async function findBooking(db: Executor, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return asRow(row);
}

export async function findBookings(db: Executor, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  return rows as BookingRow[];
}

/** Locks a booking; its deposit has to be locked before it. */
export async function lockBookingRow(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return asRow(row);
}

/** A person's booking of an estate: the living one, else the last. */
export async function findOwnBooking(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.estateId, estateId)))
    .orderBy(desc(bookings.live), desc(bookings.startedAt))
    .limit(1);
  return asRow(row);
}

/** Who keeps an estate now. */
export async function findLive(db: Executor, estateId: number): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.estateId, estateId), eq(bookings.live, true)));
  return asRow(row);
}

/** Whether a person keeps any estate. */
export async function hasLiveBooking(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.live, true)))
    .limit(1);
  return found.length > 0;
}

/**
 * A person's holds that are not paid for, and whether he has had a free one of the estate. From the contract
 * on an estate is no more only held: what it is to its buyer stands in the catalogue, before bookings
 * (S3-40).
 */
export async function countHolds(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<{ unpaid: number; freeUsed: boolean }> {
  const contracted = isFiled(
    { userId: sql`bookings.user_id`, estateId: sql`bookings.estate_id` },
    'contracts',
  );
  const held = sql`${bookings.live} and (${bookings.bookedUntil} is null or ${bookings.feeKopecks} = 0) and not ${contracted}`;
  const free = sql`${bookings.estateId} = ${estateId} and ${bookings.feeKopecks} = 0`;
  const [counted] = await db
    .select({
      unpaid: sql<number>`count(*) filter (where ${held})`.mapWith(Number),
      free: sql<number>`count(*) filter (where ${free})`.mapWith(Number),
    })
    .from(bookings)
    .where(eq(bookings.userId, userId));
  return { unpaid: counted?.unpaid ?? 0, freeUsed: (counted?.free ?? 0) > 0 };
}

/** One person begins one hold at a time, so that the limit of holds cannot be passed side by side. */
export async function lockHolds(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('booking.holds'), ${userId})`);
}

/** The number of a person's live booking whose price has a line of this code. */
export async function findPricedWith(
  db: Executor,
  userId: number,
  code: string,
): Promise<string | undefined> {
  const line = JSON.stringify([{ code }]);
  const [row] = await db
    .select({ number: bookings.number })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.live, true),
        sql`${bookings.price} -> 'lines' @> ${line}::jsonb`,
      ),
    )
    .limit(1);
  return row?.number;
}

export async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('booking_numbers')::text as number`,
  );
  return `Б-${rows[0]?.number}`;
}

export async function insertBooking(tx: Tx, row: BookingRow): Promise<void> {
  await tx.insert(bookings).values(row);
}

export async function updateBooking(tx: Tx, id: string, set: Partial<BookingRow>): Promise<void> {
  await tx.update(bookings).set(set).where(eq(bookings.id, id));
}

export async function insertEvent(tx: Tx, row: typeof bookingEvents.$inferInsert): Promise<void> {
  await tx.insert(bookingEvents).values(row);
}

export function findEvents(db: Executor, bookingId: string) {
  return db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(bookingEvents.id);
}

const mayExpire: readonly BookingState[] = [
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'transfer',
  'resign',
];

/** Living holds whose time is over. */
export async function overdueHolds(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.live, true),
        lt(bookings.holdUntil, before),
        inArray(bookings.state, [...mayExpire]),
        // An edition of a booking that has succeeded has no hold to outlive.
        isNull(bookings.bookedUntil),
      ),
    )
    .orderBy(bookings.holdUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A person's bookings that live, in one order for all who lock them. */
export async function findLiveIds(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.live, true)))
    .orderBy(bookings.id);
  return rows.map(({ id }) => id);
}

const mostBookings = 100;

/** A person's bookings: those that live, and the last one of every estate where none lives. */
export async function findOwnBookings(db: Executor, userId: number): Promise<BookingRow[]> {
  const rows = await db
    .selectDistinctOn([bookings.estateId])
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(bookings.estateId, desc(bookings.live), desc(bookings.startedAt))
    .limit(mostBookings);
  return rows as BookingRow[];
}
