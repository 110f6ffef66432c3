import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { maxRubles } from './money.ts';
import { percentOf } from './percent.ts';

const sum = fc.integer({ min: 0, max: maxRubles * 100 + 99 });

describe('a percent of a sum', () => {
  test.each([
    ['13 % of 2 million, the most that comes back of a price', 200_000_000, 1300, 26_000_000],
    ['30 % of 7 777 777.00', 777_777_700, 3000, 233_333_310],
    ['3 % of 8 238 699.43', 823_869_943, 300, 24_716_098],
    ['half a kopeck, up', 1, 5000, 1],
    ['less than half a kopeck', 1, 4999, 0],
    ['nothing of a sum', 100, 0, 0],
    ['more than the whole', 300, 15_000, 450],
  ])('%s', (_, kopecks, basisPoints, percent) => {
    expect(percentOf(kopecks, basisPoints)).toBe(percent);
  });

  test('is the exact one rounded once, half up, for the largest sums as well', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 0, max: 100_000 }), (kopecks, basisPoints) => {
        const exact = (BigInt(kopecks) * BigInt(basisPoints) + 5000n) / 10_000n;
        expect(percentOf(kopecks, basisPoints)).toBe(Number(exact));
      }),
      { numRuns: propertyRuns },
    );
  });

  test('and the rest of the percents are the sum, or a kopeck more', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 0, max: 10_000 }), (kopecks, basisPoints) => {
        const both = percentOf(kopecks, basisPoints) + percentOf(kopecks, 10_000 - basisPoints);
        expect([kopecks, kopecks + 1]).toContain(both);
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    [-1, 100],
    [0.5, 100],
    [100, -1],
    [100, 12.5],
    [Number.MAX_SAFE_INTEGER, 20_000],
  ])('%s kopecks and %s basis points are no sum', (kopecks, basisPoints) => {
    expect(() => percentOf(kopecks, basisPoints)).toThrow(RangeError);
  });
});
