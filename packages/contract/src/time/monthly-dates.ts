import { addMonths } from './day-arithmetic.ts';

/**
 * Dates of the following months on the day of the anchor, or on the last day of a shorter month. Each is
 * counted from the anchor, so that a short month does not change later ones; days off are not avoided.
 * @param anchor YYYY-MM-DD, not included in the result
 * @throws {RangeError} for an invalid day, and for a count that is not whole or negative
 */
export function monthlyDates(anchor: string, count: number): string[] {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no count of months`);
  return Array.from({ length: count }, (_, at) => addMonths(anchor, at + 1));
}
