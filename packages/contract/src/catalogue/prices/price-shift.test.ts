import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftPrice } from './price-shift.ts';

/** Whole rubles, in kopecks. */
const prices = fc.integer({ min: 1, max: 1_000_000_000 }).map((rubles) => rubles * 100);

it('a percent is of the price, a sum is added; both are told in whole rubles', () => {
  expect(shiftPrice(1_248_000_000, { by: 'percent', value: 250 })).toBe(1_279_200_000);
  expect(shiftPrice(1_248_000_000, { by: 'percent', value: -300 })).toBe(1_210_560_000);
  expect(shiftPrice(1_248_000_000, { by: 'sum', value: -5_000_000 })).toBe(1_243_000_000);
  fc.assert(
    fc.property(prices, fc.integer({ min: -5000, max: 5000 }), (price, value) => {
      const then = shiftPrice(price, { by: 'percent', value });
      expect(then % 100).toBe(0);
      expect(Math.abs(then - (price * (10_000 + value)) / 10_000)).toBeLessThanOrEqual(50);
    }),
  );
});

it('nothing changes by nothing, and a dearer home stays dearer', () => {
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: -5000, max: 5000 }), (one, two, value) => {
      expect(shiftPrice(one, { by: 'sum', value: 0 })).toBe(one);
      const [less, more] = [Math.min(one, two), Math.max(one, two)];
      expect(shiftPrice(less, { by: 'percent', value })).toBeLessThanOrEqual(
        shiftPrice(more, { by: 'percent', value }),
      );
    }),
  );
});
