import type { Kopecks } from './money.ts';

const whole = 10_000;

/**
 * A percentage of a sum, rounded once, half a kopeck up.
 * @param basisPoints hundredths of a percent: 1300 is 13 %
 * @throws RangeError unless both are whole numbers from 0 within the exact range
 */
export function percentOf(sum: Kopecks, basisPoints: number): Kopecks {
  if (!isCount(sum) || !isCount(basisPoints))
    throw new RangeError(`${basisPoints} basis points of ${sum} kopecks are no sum`);
  // In parts: for the largest sums the product exceeds 2^53.
  const rest = Math.floor(((sum % whole) * basisPoints + whole / 2) / whole);
  const percent = Math.floor(sum / whole) * basisPoints + rest;
  if (!Number.isSafeInteger(percent))
    throw new RangeError(`${basisPoints} basis points of ${sum} are too much`);
  return percent;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
