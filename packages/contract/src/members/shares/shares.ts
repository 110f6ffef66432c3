import type { Fraction } from '../../fields/masks.ts';

/** The largest number of a share. */
const largest = 1_000_000_000;

/** Whether it is a share of a property: whole numbers, 1 ≤ numerator ≤ denominator ≤ 1 000 000 000. */
export const isShare = ({ numerator, denominator }: Fraction): boolean =>
  Number.isInteger(numerator) &&
  Number.isInteger(denominator) &&
  numerator >= 1 &&
  numerator <= denominator &&
  denominator <= largest;

const commonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : commonDivisor(other, one % other);

interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Exact, with whole numbers of any size. */
const ratioOf = ({ numerator, denominator }: Fraction): Ratio => ({
  over: BigInt(numerator),
  under: BigInt(denominator),
});

const reduced = ({ over, under }: Ratio): Ratio => {
  const divisor = commonDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
};

const fractionOf = ({ over, under }: Ratio): Fraction => ({
  numerator: Number(over),
  denominator: Number(under),
});

/** The canonical form of a fraction of positive whole numbers: 2/4 is 1/2. */
export const reducedFraction = (fraction: Fraction): Fraction => fractionOf(reduced(ratioOf(fraction)));

const plus = (one: Ratio, other: Ratio): Ratio =>
  reduced({ over: one.over * other.under + other.over * one.under, under: one.under * other.under });

/** Why shares do not add up to 1. */
export interface SharesProblem {
  readonly kind: 'lacks' | 'surplus';
  /**
   * The difference, reduced; a surplus may exceed 1. Absent when one of its numbers exceeds 1 000 000 000.
   */
  readonly share?: Fraction;
}

/**
 * Checks exactly whether shares add up to 1; undefined when they do.
 * @throws RangeError when one of them is not a valid share
 */
export function sharesProblem(shares: readonly Fraction[]): SharesProblem | undefined {
  if (!shares.every(isShare)) throw new RangeError('not all of them are shares');
  const sum = shares.map(ratioOf).reduce(plus, { over: 0n, under: 1n });
  if (sum.over === sum.under) return undefined;
  const lacks = sum.under - sum.over;
  const over = lacks > 0n ? lacks : -lacks;
  const kind = lacks > 0n ? 'lacks' : 'surplus';
  if (over > largest || sum.under > largest) return { kind };
  return { kind, share: fractionOf({ over, under: sum.under }) };
}

const shareOrNone = (ratio: Ratio): Fraction | undefined => {
  const share = fractionOf(reduced(ratio));
  return isShare(share) ? share : undefined;
};

/** The sum of two shares, reduced; undefined when it is not a valid share. */
export const shareWith = (one: Fraction, other: Fraction): Fraction | undefined =>
  shareOrNone(plus(ratioOf(one), ratioOf(other)));

/** The difference of two shares, reduced; undefined when it is not a valid share. */
export const shareWithout = (one: Fraction, other: Fraction): Fraction | undefined => {
  const { over, under } = ratioOf(other);
  return shareOrNone(plus(ratioOf(one), { over: -over, under }));
};

/**
 * Equal shares, the default when the holders agreed on none (Civil Code, article 245).
 * @param count of the holders, at least 1
 */
export const equalShares = (count: number): Fraction[] =>
  Array.from({ length: count }, () => ({ numerator: 1, denominator: count }));

/** Whether a share of several persons together gives each of them at least so much. */
export function givesEach(share: Fraction, persons: number, least: Fraction): boolean {
  const [held, owed] = [ratioOf(share), ratioOf(least)];
  return held.over * owed.under >= owed.over * held.under * BigInt(persons);
}
