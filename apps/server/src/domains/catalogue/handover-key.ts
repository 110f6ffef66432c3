/** A quarter as one number that grows with time: 20282 is the second quarter of 2028. @throws RangeError without one */
export function handoverKey(
  promise: { readonly year: number; readonly quarter: number } | undefined,
): number {
  if (!promise) throw new RangeError('a building without a promised quarter');
  return promise.year * 10 + promise.quarter;
}
