/**
 * A quarter as a number that increases with time: 20282 is the second quarter of 2028.
 * @throws RangeError without one
 */
export function handoverKey(
  promise: { readonly year: number; readonly quarter: number } | undefined,
): number {
  if (!promise) throw new RangeError('a building without a promised quarter');
  return promise.year * 10 + promise.quarter;
}

const moscowHours = 3;

/** The last millisecond of a promised quarter, in Moscow. */
export function endOfQuarter({ year, quarter }: { readonly year: number; readonly quarter: number }): Date {
  return new Date(Date.UTC(year, quarter * 3, 1, -moscowHours) - 1);
}
