/** Milliseconds of a day. */
const dayMs = 86_400_000;

/** @throws {RangeError} for a text that is no day YYYY-MM-DD, such as 2026-02-30 */
function millisOf(day: string): number {
  const millis = Date.parse(`${day}T00:00:00Z`);
  // 30 February is parsed as 2 March.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(millis).getUTCDate() === Number(day.slice(8));
  if (!isDay) throw new RangeError(`${day} is not a day`);
  return millis;
}

/** @throws {RangeError} outside the years 0000 to 9999 */
function dayAt(millis: number): string {
  const text = new Date(millis).toISOString();
  if (/^[+-]/.test(text)) throw new RangeError(`${text} has no year of four digits`);
  return text.slice(0, 10);
}

/** @throws {RangeError} for a number that is not whole */
function assertWhole(count: number): void {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number`);
}

/** The year of a day YYYY-MM-DD. @throws {RangeError} for a text that is no day */
export const yearOf = (day: string): number => new Date(millisOf(day)).getUTCFullYear();

/** Saturday or Sunday. @param day YYYY-MM-DD @throws {RangeError} for a text that is no day */
export const isWeekend = (day: string): boolean => new Date(millisOf(day)).getUTCDay() % 6 === 0;

/**
 * The day some days later, or earlier by a negative count.
 * @param day YYYY-MM-DD
 * @throws {RangeError} for a text that is no day, and for a count that is not whole
 */
export function addDays(day: string, count: number): string {
  assertWhole(count);
  return dayAt(millisOf(day) + count * dayMs);
}

/**
 * The same number some months later or earlier, or the last day of a shorter month.
 * @param day YYYY-MM-DD
 * @throws {RangeError} for a text that is no day, and for a count that is not whole
 */
export function addMonths(day: string, count: number): string {
  assertWhole(count);
  const moved = new Date(millisOf(day));
  const date = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + count);
  // That month has no such day, so the date has moved into the next one.
  if (moved.getUTCDate() !== date) moved.setUTCDate(0);
  return dayAt(moved.getTime());
}

/** The last day of a month, YYYY-MM-DD. @param month 1 to 12 @throws {RangeError} for a month outside them */
export function lastDayOfMonth(year: number, month: number): string {
  const last = new Date(millisOf(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`));
  last.setUTCMonth(month, 0);
  return dayAt(last.getTime());
}
