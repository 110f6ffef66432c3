import { endOfOfficeDay } from '../time/end-of-term.ts';
import { isoDay } from '../time/time.ts';
import { bookedUntil } from './booked-until.ts';

/** The longest term of a booking that an edition may give, in days from now. */
export const longestTermDays = 90;
const dayMs = 86_400_000;

interface WantedTerms {
  readonly priceKopecks: number;
  /** The last day of the booking, YYYY-MM-DD; the booking ends at 18:00 in Moscow. */
  readonly until: string;
  readonly finishing: string;
}

/** A new price stays within these percentages of the estate's price at the time of booking. */
const bounds = { least: 50, most: 150 };

/** A price that differs from the estate's by more percent needs the agreement of a second member of staff. */
export const alonePercent = 10;

const percentOf = (kopecks: number, percent: number): number => (kopecks * percent) / 100;

/** The lowest and the highest price of a new edition, in whole rubles, as kopecks. */
export const priceBounds = (listKopecks: number) => ({
  leastKopecks: Math.ceil(percentOf(listKopecks, bounds.least) / 100) * 100,
  mostKopecks: Math.floor(percentOf(listKopecks, bounds.most) / 100) * 100,
});

/** Whether new terms need a second member of staff: only a changed price can need one. */
export function needsSecond(wantedKopecks: number, price: PriceInForce): boolean {
  if (wantedKopecks === price.totalKopecks) return false;
  return Math.abs(wantedKopecks - price.listKopecks) > percentOf(price.listKopecks, alonePercent);
}

interface PriceInForce {
  readonly totalKopecks: number;
  /** The estate's price when it was booked, in kopecks. */
  readonly listKopecks: number;
}

export type EditionProblem = 'price' | 'past' | 'too-long' | 'unchanged';

interface Present {
  readonly before: WantedTerms;
  /** The estate's price when it was booked, in kopecks. */
  readonly listKopecks: number;
  readonly now: number;
}

/** The first problem of the wanted terms, or null. `now` is milliseconds since the epoch. */
export function editionProblem(
  wanted: WantedTerms,
  { before, listKopecks, now }: Present,
): EditionProblem | null {
  if (!isPrice(wanted.priceKopecks, before.priceKopecks, listKopecks)) return 'price';
  const end = endOfOfficeDay(wanted.until).getTime();
  if (wanted.until !== before.until && end <= now) return 'past';
  if (wanted.until !== before.until && end > now + longestTermDays * dayMs) return 'too-long';
  const same = (['priceKopecks', 'until', 'finishing'] as const).every(
    (name) => wanted[name] === before[name],
  );
  return same ? 'unchanged' : null;
}

/** The price in force stays allowed: it may have been agreed before the bounds existed. */
function isPrice(kopecks: number, beforeKopecks: number, listKopecks: number): boolean {
  if (kopecks === beforeKopecks) return true;
  const { leastKopecks, mostKopecks } = priceBounds(listKopecks);
  return Number.isSafeInteger(kopecks) && kopecks >= leastKopecks && kopecks <= mostKopecks;
}

interface Held {
  readonly price: { readonly totalKopecks: number };
  readonly bookedUntil: string | null;
  readonly startedAt: string;
  readonly term: { readonly days: number };
}

/** The terms in force of a booking. @param estate with the finishing that was agreed */
export function termsInForce(
  { price, bookedUntil: end, startedAt, term }: Held,
  estate: { readonly finishing: string },
): WantedTerms {
  return {
    priceKopecks: price.totalKopecks,
    until: isoDay(end ?? bookedUntil(new Date(startedAt), term.days)),
    finishing: estate.finishing,
  };
}
