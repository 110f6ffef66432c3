import type { Kopecks } from './money.ts';

const whole = 10_000;

/**
 * A percent of a sum, rounded once, half a kopeck up.
 * @param basisPoints hundredths of a percent: 1300 is 13 %
 * @throws RangeError for what is no whole number of kopecks or basis points from 0, or is past exact numbers
 */
export function percentOf(sum: Kopecks, basisPoints: number): Kopecks {
  if (!isCount(sum) || !isCount(basisPoints))
    throw new RangeError(`${basisPoints} basis points of ${sum} kopecks are no sum`);
  // By parts: the product of both is past 2^53 for the largest sums.
  const rest = Math.floor(((sum % whole) * basisPoints + whole / 2) / whole);
  const percent = Math.floor(sum / whole) * basisPoints + rest;
  if (!Number.isSafeInteger(percent))
    throw new RangeError(`${basisPoints} basis points of ${sum} are too much`);
  return percent;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
