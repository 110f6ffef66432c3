import { findBookings, findOwnBookings, subjectOf } from '../../domains/booking/public.ts';
import { bookingsAsMember } from '../../domains/deals/public.ts';
import { type DocumentRow, findDocument, findOwnDocument } from '../../domains/documents/public.ts';
import type { Executor } from '../../platform/database/db.ts';

/** Whether all parties of a deal share a paper; every other paper is only its owner's. */
export const isCommon = ({ kind }: Pick<DocumentRow, 'kind'>): boolean => kind === 'contract';

const notPapers = ['upload', 'export'];

/** Bookings whose papers a person sees: his own, and those of deals in which he takes part. */
export async function bookingsOf(db: Executor, userId: number) {
  const shared = await findBookings(db, await bookingsAsMember(db, userId));
  return [...(await findOwnBookings(db, userId)), ...shared];
}

/** A paper that a person may read: his own, or a common one of his deal. */
export async function findPaper(db: Executor, userId: number, id: string): Promise<DocumentRow | undefined> {
  const own = await findOwnDocument(db, userId, id);
  if (own) return notPapers.includes(own.kind) ? undefined : own;
  const row = await findDocument(db, id);
  if (!row || !isCommon(row)) return undefined;
  const bookings = await bookingsAsMember(db, userId);
  return bookings.some((booking) => subjectOf(booking) === row.subject) ? row : undefined;
}
