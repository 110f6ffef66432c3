import { dealPrice, discountLines } from '@novosel/contract/booking/price.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applies, discountState } from './discount-state.ts';

const moment = fc.integer({ min: 0, max: 2_000 }).map((ms) => new Date(ms));
const term = fc.record({
  validFrom: moment,
  validUntil: fc.option(moment, { nil: null }),
  withdrawnAt: fc.constant(null),
});
const discount = fc.record({
  validFrom: moment,
  validUntil: fc.option(moment, { nil: null }),
  withdrawnAt: fc.constant(null),
  complexId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  buildingId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  kinds: fc.option(fc.uniqueArray(fc.constantFrom(1, 10, 13, 15, 17), { minLength: 1 }), { nil: null }),
  code: fc.string(),
  title: fc.string(),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  kopecks: fc.integer({ min: 0, max: 1_000_000_000 }),
});
const here = { complexId: 1, buildingId: 2, kind: 17 };
const sum = fc.integer({ min: 1, max: 99_999_999_999 });

test('at every moment a discount is in exactly one state, and time leads only from future to active to over', () => {
  const order = ['future', 'active', 'over'];
  fc.assert(
    fc.property(term, moment, moment, (one, a, b) => {
      const [earlier, later] = a <= b ? [a, b] : [b, a];
      const rank = (at: Date) => order.indexOf(discountState(one, at));
      expect(rank(earlier)).toBeLessThanOrEqual(rank(later));
    }),
  );
});

test('its first moment is in its term, its last one is not any more', () => {
  const one = { validFrom: new Date(10), validUntil: new Date(20), withdrawnAt: null };
  expect([9, 10, 19, 20].map((ms) => discountState(one, new Date(ms)))).toEqual([
    'future',
    'active',
    'active',
    'over',
  ]);
});

test('taken back, it is over at every moment, also before it has begun', () => {
  fc.assert(
    fc.property(term, moment, moment, (one, withdrawnAt, at) => {
      expect(discountState({ ...one, withdrawnAt }, at)).toBe('over');
    }),
  );
});

test('a narrower place never lets a discount apply where a wider one does not', () => {
  fc.assert(
    fc.property(discount, moment, (one, now) => {
      const wider = [
        { ...one, kinds: null },
        { ...one, buildingId: null },
        { ...one, complexId: null, buildingId: null },
      ];
      if (applies(one, here, now)) expect(wider.every((each) => applies(each, here, now))).toBe(true);
    }),
  );
});

test('[S3-62] a price by the order, then the discounts that apply here and now: never above the price, never below zero', () => {
  fc.assert(
    fc.property(sum, fc.array(discount, { maxLength: 6 }), moment, (full, all, now) => {
      const list = dealPrice({ flat: { full, base: full, mortgage: null }, form: 'full' });
      const mine = all.filter((one) => applies(one, here, now));
      const price = discountLines(list, mine).reduce((left, { kopecks }) => left + kopecks, list);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThanOrEqual(list);
      for (const { complexId, buildingId, kinds } of mine) {
        expect([null, 1]).toContain(complexId);
        expect([null, 2]).toContain(buildingId);
        expect(kinds ?? [17]).toContain(17);
      }
      if (mine.length === 0) expect(price).toBe(list);
    }),
  );
});
