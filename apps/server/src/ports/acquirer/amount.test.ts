import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kopecksOf, wireAmount } from './amount.ts';

describe('sums on the wire of the acquirer', () => {
  test('[promise 32] go there and back to the kopeck, up to 999 999 999 999,99', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (kopecks) => {
        expect(wireAmount(kopecks)).toMatch(/^\d{1,12}\.\d{2}$/);
        expect(kopecksOf(wireAmount(kopecks))).toBe(kopecks);
      }),
      { numRuns: 100_000, examples: [[1], [99], [100], [3_000_000], [99_999_999_999_999]] },
    );
  });

  test.each([
    '30000',
    '30000.0',
    '30000.000',
    '-1.00',
    '1e3',
    '30 000.00',
    '30000,00',
    '',
    30_000,
    null,
    undefined,
  ])('%o is no sum', (value) => {
    expect(kopecksOf(value)).toBeUndefined();
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('%o cannot be asked for', (kopecks) => {
    expect(() => wireAmount(kopecks)).toThrow(RangeError);
  });
});
