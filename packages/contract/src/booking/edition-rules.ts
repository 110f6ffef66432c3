import { endOfOfficeDay } from '../end-of-term.ts';
import { isoDay } from '../time.ts';
import { bookedUntil } from './booked-until.ts';

/** The longest term of a booking that an edition may give, in days from now. */
export const longestTermDays = 90;
const dayMs = 86_400_000;

interface WantedTerms {
  readonly priceKopecks: number;
  /** The last day of the booking, YYYY-MM-DD; it ends at 18:00 in Moscow. */
  readonly until: string;
  readonly finishing: string;
}

export type EditionProblem = 'price' | 'past' | 'too-long' | 'unchanged';

/** What is wrong with wanted terms, or null. `now` is milliseconds since the epoch. */
export function editionProblem(
  wanted: WantedTerms,
  { before, now }: { before: WantedTerms; now: number },
): EditionProblem | null {
  if (!Number.isSafeInteger(wanted.priceKopecks) || wanted.priceKopecks <= 0) return 'price';
  const end = endOfOfficeDay(wanted.until).getTime();
  if (wanted.until !== before.until && end <= now) return 'past';
  if (wanted.until !== before.until && end > now + longestTermDays * dayMs) return 'too-long';
  const same = (['priceKopecks', 'until', 'finishing'] as const).every(
    (name) => wanted[name] === before[name],
  );
  return same ? 'unchanged' : null;
}

interface Held {
  readonly price: { readonly totalKopecks: number };
  readonly bookedUntil: string | null;
  readonly startedAt: string;
  readonly term: { readonly days: number };
}

/** The terms of a booking as they are in force. @param estate with the finishing that was agreed */
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
