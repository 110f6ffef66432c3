import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { Finishing, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { endOfOfficeDay } from '@novosel/contract/time/end-of-term.ts';
import type { KeptTerms } from './agreement/editions.repo.ts';
import type { BookingRow, KeptPrice } from './booking.repo.ts';

const dayMs = 86_400_000;

/** Code of the price line of a new edition; the pages have its text. */
const editionLine = 'new-edition';

/** The end of a booking: as extended, otherwise by its term. */
export function endOf(booking: Pick<BookingRow, 'bookedUntil' | 'startedAt' | 'term'>): Date {
  return booking.bookedUntil ?? bookedUntil(booking.startedAt, booking.term.days);
}

/**
 * The terms in force of a booking.
 * @param stock the finishing of the estate, used where none was agreed separately
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
 * A booking with the terms of a signed edition. A term that the desk has extended since the offer stays: the
 * buyer knows of it, and his signature must not take it away.
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

/** A booking with other terms, as an edition changes it. */
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

/** Days from the beginning of a hold to a last day, so that the term of the booking ends on that day. */
export function daysUntil(startedAt: Date, until: string): number {
  const end = endOfOfficeDay(until).getTime();
  return Math.round((end - bookedUntil(startedAt, 0).getTime()) / dayMs);
}

/** A price changed to a new total by a line of its own; the other payment forms change by the same sum. */
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
  /** The price without the discounts of the booking; undefined for older bookings, which do not store it. */
  readonly listKopecks: number | undefined;
}

/** The stored price for a form of payment; the change by a new edition does not count as a discount. */
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
 * An estate's card with the separately agreed finishing.
 * @param alive the booking of the estate, or its deal, while it is not over
 */
export function asAgreed(card: EstateCard, alive: Pick<BookingRow, 'finishing'> | undefined): EstateCard {
  const finishing = alive?.finishing ?? null;
  return finishing === null ? card : { ...card, estate: { ...card.estate, finishing } };
}
