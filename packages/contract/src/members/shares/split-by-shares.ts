import type { Fraction } from '../../fields/masks.ts';
import type { Kopecks } from '../../texts/money.ts';
import { sharesProblem } from './shares.ts';

const compare = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other);

/**
 * Divides a sum by shares exactly: each part is rounded down to a kopeck, and the remaining kopecks go to the
 * largest remainders, among equal ones to the first.
 * @param sum in kopecks, not negative
 * @param shares that add up to 1
 * @returns kopecks in the order of the shares
 * @throws RangeError for another sum, or shares that do not add up to 1
 */
export function splitByShares(sum: Kopecks, shares: readonly Fraction[]): Kopecks[] {
  if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError(`no sum in kopecks: ${sum}`);
  if (sharesProblem(shares)) throw new RangeError('the shares do not make up 1');
  const parts = shares.map(({ numerator, denominator }, place) => {
    const whole = BigInt(denominator);
    const exact = BigInt(sum) * BigInt(numerator);
    return { place, kopecks: Number(exact / whole), rest: exact % whole, whole };
  });
  const left = sum - parts.reduce((all, { kopecks }) => all + kopecks, 0);
  const raised = new Set(
    [...parts]
      .sort((one, other) => compare(other.rest * one.whole, one.rest * other.whole))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ place, kopecks }) => kopecks + Number(raised.has(place)));
}
