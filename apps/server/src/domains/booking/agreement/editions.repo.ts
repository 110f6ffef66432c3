import type { BookingEdition } from '@novosel/contract/booking/edition.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, desc, eq, inArray, isNull, or } from '../../../platform/database/drizzle.ts';
import type { KeptPrice } from '../booking.repo.ts';
import { bookingEditions } from '../booking.tables.ts';

/** Stored terms of a booking that an edition may change. */
export interface KeptTerms {
  readonly price: KeptPrice;
  /** Length of the term in days, from the beginning of the hold. */
  readonly days: number;
  readonly until: string;
  readonly finishing: Finishing;
}

type Stored = typeof bookingEditions.$inferSelect;
export type EditionRow = Omit<Stored, 'state' | 'before' | 'after'> & {
  readonly state: BookingEdition['state'];
  readonly before: KeptTerms;
  readonly after: KeptTerms;
};

export async function insertEdition(tx: Tx, row: EditionRow): Promise<void> {
  await tx.insert(bookingEditions).values(row);
}

/** The edition that waits for the buyer; a unique index allows at most one. */
export async function openEdition(db: Executor, bookingId: string): Promise<EditionRow | undefined> {
  const [row] = await db
    .select()
    .from(bookingEditions)
    .where(and(eq(bookingEditions.bookingId, bookingId), isNull(bookingEditions.closedAt)));
  return row as EditionRow | undefined;
}

export async function lastEditionNumber(db: Executor, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ number: bookingEditions.number })
    .from(bookingEditions)
    .where(eq(bookingEditions.bookingId, bookingId))
    .orderBy(desc(bookingEditions.number))
    .limit(1);
  return row?.number ?? 1;
}

export async function closeEdition(
  tx: Tx,
  bookingId: string,
  state: Exclude<BookingEdition['state'], 'open'>,
  at: Date,
): Promise<void> {
  await tx
    .update(bookingEditions)
    .set({ state, closedAt: at })
    .where(and(eq(bookingEditions.bookingId, bookingId), isNull(bookingEditions.closedAt)));
}

/** Replaces the file of the waiting edition; its terms stay. */
export async function setEditionAgreement(tx: Tx, id: string, agreementId: string): Promise<void> {
  await tx.update(bookingEditions).set({ agreementId }).where(eq(bookingEditions.id, id));
}

/** For each booking the waiting edition, otherwise the one signed last. */
export async function presentEditions(
  db: Executor,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, EditionRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([bookingEditions.bookingId])
    .from(bookingEditions)
    .where(
      and(
        inArray(bookingEditions.bookingId, [...bookingIds]),
        or(eq(bookingEditions.state, 'open'), eq(bookingEditions.state, 'signed')),
      ),
    )
    .orderBy(bookingEditions.bookingId, desc(bookingEditions.number));
  return new Map(rows.map((row) => [row.bookingId, row as EditionRow]));
}
