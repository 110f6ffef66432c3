import type { PersonalPrice } from '@novosel/contract/booking/personal-price.ts';
import type { BookingState } from '@novosel/contract/booking/rules.ts';
import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, desc, eq, inArray, isNull, lt, or, sql } from '../../platform/database/drizzle.ts';
import { isFiled } from '../catalogue/public.ts';
import { bookingEvents, bookings } from './booking.tables.ts';

type Stored = typeof bookings.$inferSelect;

interface OtherForm {
  readonly form: 'installment' | 'mortgage';
  readonly kopecks: number;
  /** The price without discounts; absent in bookings from before promotions. */
  readonly listKopecks?: number;
}

/** The price on the screen when the hold began, with those of the other payment forms for the agreement. */
export type KeptPrice = PersonalPrice & {
  readonly otherForms: readonly OtherForm[];
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

/** Locks a booking; its deposit must be locked before it. */
export async function lockBookingRow(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return asRow(row);
}

/**
 * First the booking that has not ended, then the one that ended last. An estate has one claim at a time, so
 * the booking of an open deal is the one that ended last.
 */
const lastToEnd = sql`${bookings.endedAt} desc nulls first`;

/** A person's booking of an estate: the one that keeps it or became its deal, otherwise the last one. */
export async function findOwnBooking(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.estateId, estateId)))
    .orderBy(lastToEnd, desc(bookings.startedAt))
    .limit(1);
  return asRow(row);
}

/** Whether a person has a booking that has not ended. */
export async function hasOpenBooking(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNull(bookings.endedAt)))
    .limit(1);
  return found.length > 0;
}

/**
 * A person's bookings that have not ended and are unpaid or free. Those that joined a deal are not counted.
 */
export function findUnpaid(db: Executor, userId: number) {
  const contracted = isFiled(
    { userId: sql`bookings.user_id`, estateId: sql`bookings.estate_id` },
    'contracts',
  );
  return db
    .select({
      id: bookings.id,
      estateId: bookings.estateId,
      endedAt: bookings.endedAt,
      free: sql<boolean>`${bookings.feeKopecks} = 0`,
      contracted: sql<boolean>`${contracted}`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        or(isNull(bookings.endedAt), eq(bookings.feeKopecks, 0)),
        sql`${bookings.term} ->> 'code' <> ${joinedTerm}`,
      ),
    );
}

/** Serialises new holds of one person, so that parallel calls cannot exceed the limit. */
export async function lockHolds(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('booking.holds'), ${userId})`);
}

/** A person's bookings with a price line of this code, the latest first. */
export function findPricedWith(db: Executor, userId: number, code: string) {
  const line = JSON.stringify([{ code }]);
  return db
    .select({ id: bookings.id, number: bookings.number, endedAt: bookings.endedAt })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), sql`${bookings.price} -> 'lines' @> ${line}::jsonb`))
    .orderBy(desc(bookings.startedAt));
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

/** Holds that have expired. */
export async function overdueHolds(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(isNull(bookings.endedAt), lt(bookings.holdUntil, before), inArray(bookings.state, [...mayExpire])),
    )
    .orderBy(bookings.holdUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const signable: readonly BookingState[] = ['sign', 'resign'];

/** A person's unsigned bookings, always in the same order for locking. */
export async function findSignable(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), inArray(bookings.state, [...signable])))
    .orderBy(bookings.id);
  return rows.map(({ id }) => id);
}

const mostBookings = 100;

/** A person's bookings, one for each estate: the one that `findOwnBooking` returns. */
export async function findOwnBookings(db: Executor, userId: number): Promise<BookingRow[]> {
  const rows = await db
    .selectDistinctOn([bookings.estateId])
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(bookings.estateId, lastToEnd, desc(bookings.startedAt))
    .limit(mostBookings);
  return rows as BookingRow[];
}
