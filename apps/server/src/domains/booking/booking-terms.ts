import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { Finishing, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { endOfOfficeDay } from '@novosel/contract/time/end-of-term.ts';
import type { KeptTerms } from './agreement/editions.repo.ts';
import type { BookingRow, KeptPrice } from './booking.repo.ts';

const dayMs = 86_400_000;

/** The code of the line by which an edition moves the price; its words stand in the pages' catalogues. */
const editionLine = 'new-edition';

/** When a booking ends: as extended, else as its term says. */
export function endOf(booking: Pick<BookingRow, 'bookedUntil' | 'startedAt' | 'term'>): Date {
  return booking.bookedUntil ?? bookedUntil(booking.startedAt, booking.term.days);
}

/**
 * The terms of a booking as they stand now.
 * @param stock the finishing of the estate, where none was agreed apart
 */
export function presentTerms(booking: BookingRow, stock: Finishing): KeptTerms {
  return {
    price: booking.price,
    days: booking.term.days,
    until: endOf(booking).toISOString(),
    finishing: booking.finishing ?? stock,
  };
}

/**
 * A booking with the terms of an edition that is signed. A term that the desk has moved since it was offered
 * stands: the buyer has been told of it, and signs what is offered, not a loss of what he has.
 */
export function withSigned(
  booking: BookingRow,
  { before, after }: { readonly before: KeptTerms; readonly after: KeptTerms },
): BookingRow {
  const changed = withTerms(booking, after);
  const extended = booking.bookedUntil?.toISOString() !== new Date(before.until).toISOString();
  if (!booking.bookedUntil || !changed.bookedUntil || !extended) return changed;
  return booking.bookedUntil > changed.bookedUntil
    ? { ...changed, bookedUntil: booking.bookedUntil }
    : changed;
}

/** A booking with other terms: what an edition makes of it. */
export function withTerms(booking: BookingRow, { price, days, until, finishing }: KeptTerms): BookingRow {
  return {
    ...booking,
    price,
    priceKopecks: price.totalKopecks,
    term: { ...booking.term, days },
    finishing,
    ...(booking.bookedUntil ? { bookedUntil: new Date(until) } : {}),
  };
}

/** Days from the beginning of a hold to a last day, so that the term of the booking gives that day. */
export function daysUntil(startedAt: Date, until: string): number {
  const end = endOfOfficeDay(until).getTime();
  return Math.round((end - bookedUntil(startedAt, 0).getTime()) / dayMs);
}

/** A price moved to a new total by a line of its own; the other payment forms move by the same sum. */
export function priceOf(before: KeptPrice, totalKopecks: number): KeptPrice {
  const earlier = before.lines.find(({ code }) => code === editionLine)?.kopecks ?? 0;
  const delta = totalKopecks - before.totalKopecks;
  const moved = earlier + delta;
  const lines = before.lines.filter(({ code }) => code !== editionLine);
  return {
    ...before,
    lines: moved === 0 ? lines : [...lines, { code: editionLine, title: 'Новая редакция', kopecks: moved }],
    totalKopecks,
    perSquareMetreKopecks: Math.round((before.perSquareMetreKopecks * totalKopecks) / before.totalKopecks),
    otherForms: before.otherForms.map(({ form, kopecks, listKopecks }) => ({
      form,
      kopecks: Math.max(1, kopecks + delta),
      ...(listKopecks !== undefined && { listKopecks: Math.max(1, listKopecks + delta) }),
    })),
  };
}

interface FormPrice {
  readonly kopecks: number;
  /** Without the discounts of the booking; undefined where the booking does not keep it. */
  readonly listKopecks: number | undefined;
}

/** What a booking keeps for a form of payment; what a new edition has moved is no discount of it. */
export function bookedPrice({ price, priceKopecks }: BookingRow, form: PaymentForm): FormPrice {
  const other = price.otherForms.find((one) => one.form === form);
  if (other) return { kopecks: other.kopecks, listKopecks: other.listKopecks };
  const off = price.lines.filter(({ code }) => code !== editionLine);
  return {
    kopecks: priceKopecks,
    listKopecks: off.reduce((left, { kopecks }) => left - kopecks, priceKopecks),
  };
}

/**
 * An estate's card with the finishing that was agreed apart from the stock.
 * @param alive the booking of the estate, or its deal, while it is not over
 */
export function asAgreed(card: EstateCard, alive: Pick<BookingRow, 'finishing'> | undefined): EstateCard {
  const finishing = alive?.finishing ?? null;
  return finishing === null ? card : { ...card, estate: { ...card.estate, finishing } };
}
