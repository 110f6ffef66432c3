import { isoDay } from './time.ts';

const dayMs = 86_400_000;

/** Days of the year on which nobody works, weekends apart (Labour Code, article 112). */
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

/**
 * A holiday on a weekend is given on the Monday after it (article 112); those of January are moved by a
 * decree of the year.
 */
function isGivenFor(day: string): boolean {
  const weekend = [1, 2].map((before) => isoDay(noonOf(day) - before * dayMs));
  return weekdayOf(day) === 1 && weekend.some((one) => isHoliday(one) && !one.slice(5).startsWith('01'));
}

/** Whether banks, registries and offices work on this day, YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day) && !isGivenFor(day);
}

/** The day itself, or the next one on which people work (Civil Code, article 193). */
export function workingDayFrom(day: string): string {
  let found = day;
  while (!isWorkingDay(found)) found = isoDay(noonOf(found) + dayMs);
  return found;
}
