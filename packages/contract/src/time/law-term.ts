import type { CalendarRegion } from './calendars/regions.ts';
import { addDays, addMonths } from './day-arithmetic.ts';
import { addWorkingDays, workingDayFrom } from './working-days.ts';

/** The length of a term in one unit; a whole number from 1. */
export type TermLength =
  | { readonly days: number }
  | { readonly workingDays: number }
  | { readonly months: number }
  | { readonly years: number };

/**
 * The last day of a term of law, YYYY-MM-DD. The term begins the day after the event (Civil Code, article
 * 191); in months and years it ends on the same day of the month, or on the last day of a shorter month
 * (192); from a day off it moves to the next working day (193).
 * @param event the day of the event, YYYY-MM-DD
 * @throws {CalendarMissingError} when the calendar of a year that is needed is not loaded
 * @throws {RangeError} for an invalid day, and for a length that is not whole or less than 1
 */
export function termEnd(event: string, length: TermLength, region: CalendarRegion): string {
  if ('workingDays' in length) return addWorkingDays(event, assertLength(length.workingDays), region);
  return workingDayFrom(lastDayOf(event, length), region);
}

function lastDayOf(event: string, length: Exclude<TermLength, { readonly workingDays: number }>): string {
  if ('days' in length) return addDays(event, assertLength(length.days));
  if ('months' in length) return addMonths(event, assertLength(length.months));
  return addMonths(event, 12 * assertLength(length.years));
}

function assertLength(count: number): number {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`${count} is no length of a term`);
  return count;
}
