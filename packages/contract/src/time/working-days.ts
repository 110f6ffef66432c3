import { CalendarMissingError } from './calendars/calendar-missing-error.ts';
import { type DayKind, dayKindByTable } from './calendars/loaded-calendars.ts';
import type { CalendarRegion } from './calendars/regions.ts';
import { addDays, yearOf } from './day-arithmetic.ts';

function dayKind(day: string, region: CalendarRegion): DayKind {
  const kind = dayKindByTable(day, region);
  if (kind === undefined) throw new CalendarMissingError(yearOf(day));
  return kind;
}

/**
 * Whether a day is a working day by the calendar of its year; for terms of law.
 * @param day YYYY-MM-DD
 * @throws {CalendarMissingError} when the year is not loaded
 * @throws {RangeError} for a text that is no day
 */
export const isWorkingDay = (day: string, region: CalendarRegion): boolean => dayKind(day, region) !== 'off';

/**
 * Whether a day is a working day that is an hour shorter.
 * @param day YYYY-MM-DD
 * @throws {CalendarMissingError} when the year is not loaded
 * @throws {RangeError} for a text that is no day
 */
export const isShortDay = (day: string, region: CalendarRegion): boolean => dayKind(day, region) === 'short';

/**
 * The day itself, or the next working day (Civil Code, article 193).
 * @param day YYYY-MM-DD
 * @throws {CalendarMissingError} when a year that is passed is not loaded
 * @throws {RangeError} for a text that is no day
 */
export function workingDayFrom(day: string, region: CalendarRegion): string {
  let found = day;
  while (!isWorkingDay(found, region)) found = addDays(found, 1);
  return found;
}

/**
 * The last of so many working days after a day, or the first of so many before it by a negative count; the
 * day itself is not counted, and is the answer for 0.
 * @param day YYYY-MM-DD, a day off as well
 * @param count a whole number of working days
 * @throws {CalendarMissingError} when a year that is passed is not loaded
 * @throws {RangeError} for a text that is no day, and for a count that is not whole
 */
export function addWorkingDays(day: string, count: number, region: CalendarRegion): string {
  const step = count < 0 ? -1 : 1;
  let found = addDays(day, 0);
  for (let left = countOf(count); left > 0; ) {
    found = addDays(found, step);
    if (isWorkingDay(found, region)) left -= 1;
  }
  return found;
}

/** How many working days to pass. @throws {RangeError} for a count that is not whole */
function countOf(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number of days`);
  return Math.abs(count);
}

/**
 * Working days after `from`, up to `to` and with it; 0 when `to` is not after `from`.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 * @throws {CalendarMissingError} when a year between them is not loaded
 * @throws {RangeError} for a text that is no day
 */
export function workingDaysBetween(from: string, to: string, region: CalendarRegion): number {
  let count = 0;
  const last = addDays(to, 0);
  for (let day = addDays(from, 1); day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day, region)) count += 1;
  }
  return count;
}
