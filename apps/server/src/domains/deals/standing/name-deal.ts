import type { Executor } from '../../../platform/database/db.ts';
import { type BookingRow, findBooking } from '../../booking/public.ts';
import { principalsOf } from '../../delegates/public.ts';
import { paymentViews } from '../../payments/public.ts';
import { findDeals } from '../deals.repo.ts';
import { bookingFor, isOpen } from './read-deal.ts';
import { turnOfBooking } from './standings.ts';

/** A deal as people call it, and the act that it waits for now. */
export interface NamedDeal {
  readonly bookingId: string;
  readonly number: string;
  readonly act: string;
}

/** The deal of an estate that a person sees: as the buyer, as a member, or for somebody who trusts him. */
export async function dealForPerson(
  db: Executor,
  person: number,
  estateId: number,
  now: Date,
): Promise<NamedDeal | undefined> {
  const booking = await bookingSeenBy(db, person, estateId, now);
  return booking && nameDeal(db, booking);
}

/** A deal by its booking, when that person sees it. */
export async function dealForDesk(
  db: Executor,
  person: number,
  bookingId: string,
  now: Date,
): Promise<NamedDeal | undefined> {
  const booking = await findBooking(db, bookingId);
  if (!booking) return undefined;
  if (booking.userId === person) return nameDeal(db, booking);
  const seen = await bookingSeenBy(db, person, booking.estateId, now);
  return seen?.id === bookingId ? nameDeal(db, booking) : undefined;
}

async function bookingSeenBy(
  db: Executor,
  person: number,
  estateId: number,
  now: Date,
): Promise<BookingRow | undefined> {
  const own = await bookingFor(db, person, estateId);
  if (own && (await isOpen(db, own))) return own;
  for (const principal of await principalsOf(db, person, now)) {
    const theirs = await bookingFor(db, principal, estateId);
    if (theirs && (!own || (await isOpen(db, theirs)))) return theirs;
  }
  return own;
}

async function nameDeal(db: Executor, booking: BookingRow): Promise<NamedDeal> {
  const deal = (await findDeals(db, [booking.id])).get(booking.id);
  const payment = (await paymentViews(db, [booking.id])).get(booking.id) ?? null;
  const { act } = turnOfBooking(booking, payment, deal);
  return { bookingId: booking.id, number: deal?.number ?? booking.number, act };
}
