import { isoDay } from '../time.ts';
import { bookedUntil } from './booked-until.ts';
import { transferBankingDays } from './terms.ts';

const dayMs = 86_400_000;

/** Days of the year on which no bank pays, weekends apart (Labour Code, article 112). */
const holidays: ReadonlySet<string> = new Set([
  ...Array.from({ length: 8 }, (_, day) => `01-0${day + 1}`),
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay();
const isHoliday = (day: string): boolean => holidays.has(day.slice(5));

/** A holiday on a weekend is given on the Monday after it (article 112); those of January are moved by a decree of the year. */
function isGivenFor(day: string): boolean {
  const weekend = [1, 2].map((before) => isoDay(noonOf(day) - before * dayMs));
  return weekdayOf(day) === 1 && weekend.some((one) => isHoliday(one) && !one.slice(5).startsWith('01'));
}

/** Whether banks in Moscow carry out payments on this day, YYYY-MM-DD. */
function isBankingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day) && !isGivenFor(day);
}

/**
 * Until when a promised transfer keeps the estate: 18:00 in Moscow of the third banking day after today. Never earlier than
 * the hold ends anyhow, never later than the booking itself, whose last day is agreed.
 */
export function transferUntil(
  chosenAt: Date,
  { holdUntil, end }: { readonly holdUntil: Date; readonly end: Date },
): Date {
  let at = chosenAt.getTime();
  for (let left = transferBankingDays; left > 0; ) {
    at += dayMs;
    if (isBankingDay(isoDay(at))) left -= 1;
  }
  const promised = Math.min(bookedUntil(new Date(at), 0).getTime(), end.getTime());
  return new Date(Math.max(promised, holdUntil.getTime()));
}
