import { addMonths } from './day-arithmetic.ts';

/**
 * The dates of so many months after the anchor, on its number or on the last day of a shorter month. Each is
 * reckoned from the anchor, so that a short month does not shorten those after it; none is moved off a day
 * off.
 * @param anchor YYYY-MM-DD, itself not among them
 * @throws {RangeError} for a text that is no day, and for a count that is not whole or negative
 */
export function monthlyDates(anchor: string, count: number): string[] {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no count of months`);
  return Array.from({ length: count }, (_, at) => addMonths(anchor, at + 1));
}
