import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import type { Fraction } from '../../fields/masks.ts';
import { maxRubles } from '../../texts/money.ts';
import { equalShares, reducedFraction } from './shares.ts';
import { splitByShares } from './split-by-shares.ts';

const fractions = (text: string): Fraction[] =>
  text.split(' ').map((share) => {
    const [numerator = 0, denominator = 0] = share.split('/').map(Number);
    return { numerator, denominator };
  });

const sum = fc.integer({ min: 0, max: maxRubles * 100 });
const shares = fc
  .array(fc.integer({ min: 1, max: 80_000_000 }), { minLength: 1, maxLength: 12 })
  .map((parts) => {
    const denominator = parts.reduce((all, part) => all + part, 0);
    return parts.map((numerator) => reducedFraction({ numerator, denominator }));
  });

describe('a sum by shares', () => {
  test.each([
    [1_000_000_000, '1/3 1/3 1/3', [333_333_334, 333_333_333, 333_333_333]],
    [777_777_701, '1/2 1/4 1/4', [388_888_851, 194_444_425, 194_444_425]],
    [10_000_001, '2/5 2/5 1/5', [4_000_001, 4_000_000, 2_000_000]],
    [1, '1/4 3/4', [0, 1]],
    [0, '1/2 1/2', [0, 0]],
    [99_999_999_999_999, '1/1', [99_999_999_999_999]],
  ])('%d kopecks by %s: %j', (kopecks, text, parts) => {
    expect(splitByShares(kopecks, fractions(text))).toEqual(parts);
  });

  test('parts make up the sum, and each is within a kopeck of the exact one', () => {
    fc.assert(
      fc.property(sum, shares, (kopecks, by) => {
        const parts = splitByShares(kopecks, by);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(kopecks);
        const isNear = ({ numerator, denominator }: Fraction, place: number) => {
          const over = BigInt(parts[place] ?? -1) * BigInt(denominator) - BigInt(kopecks) * BigInt(numerator);
          return over > -BigInt(denominator) && over < BigInt(denominator);
        };
        expect(by.every(isNear)).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('a part is raised before those with a smaller remainder, and of equal shares the first', () => {
    fc.assert(
      fc.property(sum, shares, (kopecks, by) => {
        const parts = splitByShares(kopecks, by);
        const weighed = by.map(({ numerator, denominator }, place) => {
          const exact = BigInt(kopecks) * BigInt(numerator);
          const whole = BigInt(denominator);
          return { rest: exact % whole, whole, raised: BigInt(parts[place] ?? -1) > exact / whole };
        });
        const isFair = weighed.every((one, place) =>
          weighed
            .slice(place + 1)
            .every((later) =>
              one.rest * later.whole >= later.rest * one.whole
                ? one.raised || !later.raised
                : later.raised || !one.raised,
            ),
        );
        expect(isFair).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('equal shares get the odd kopecks in their order', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 1, max: 40 }), (kopecks, count) => {
        const parts = splitByShares(kopecks, equalShares(count));
        expect(parts).toEqual(parts.toSorted((one, other) => other - one));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    [-1, '1/1'],
    [0.5, '1/1'],
    [Number.NaN, '1/1'],
    [100, '1/2'],
    [100, '1/2 1/2 1/4'],
    [100, '2/1'],
  ])('%d kopecks by %s is refused', (kopecks, text) => {
    expect(() => splitByShares(kopecks, fractions(text))).toThrow(RangeError);
  });
});
