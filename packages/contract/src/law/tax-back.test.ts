import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { loanTotals } from '../mortgage/loan-course.ts';
import { percentOf } from '../texts/percent.ts';
import { lawFigure } from './figures.ts';
import { taxBack } from './tax-back.ts';

const day = '2026-11-28';
const sum = fc.integer({ min: 0, max: 99_999_999_999_999 });

/** What every purchase costs besides the price: the booking fee, the electronic registration, both duties. */
const [fee, electronic] = [2_000_000, 1_200_000];
const aside =
  fee + electronic + lawFigure('contract-duty', day).value + lawFigure('ownership-duty', day).value;

describe('the tax that may come back', () => {
  test('of the full price of 7 600 000: 260 000, so that 7 641 350 become 7 381 350', () => {
    const priceKopecks = 760_000_000;
    const letterOfCredit = 500_000;
    const total = priceKopecks + aside + letterOfCredit;
    expect(total).toBe(764_135_000);
    const { totalKopecks } = taxBack({ priceKopecks, interestKopecks: 0, persons: 1, day });
    expect(total - totalKopecks).toBe(738_135_000);
  });

  test('of 8 000 000 by installments: 260 000, so that 8 036 350 become 7 776 350', () => {
    const priceKopecks = 800_000_000;
    expect(priceKopecks + aside).toBe(803_635_000);
    const { totalKopecks } = taxBack({ priceKopecks, interestKopecks: 0, persons: 1, day });
    expect(priceKopecks + aside - totalKopecks).toBe(777_635_000);
  });

  test('of a mortgage: 260 000 and 390 000 of the interest, so that 16 260 998 become 15 610 998', () => {
    const priceKopecks = 840_000_000;
    const own = percentOf(priceKopecks, 2000);
    const { totalKopecks: paid, interestKopecks } = loanTotals(priceKopecks - own, 600, 360);
    const insurance = 4_032_000;
    expect(own + paid + aside + insurance).toBe(1_626_099_800);
    const back = taxBack({ priceKopecks, interestKopecks, persons: 1, day });
    expect(back).toEqual({
      ofPriceKopecks: 26_000_000,
      ofInterestKopecks: 39_000_000,
      totalKopecks: 65_000_000,
    });
    expect(own + paid + aside + insurance - back.totalKopecks).toBe(1_561_099_800);
  });

  test('is twice as much for two, and never more than the price gives', () => {
    const wanted = { priceKopecks: 300_000_000, interestKopecks: 0, day };
    expect(taxBack({ ...wanted, persons: 1 }).totalKopecks).toBe(26_000_000);
    expect(taxBack({ ...wanted, persons: 2 }).totalKopecks).toBe(39_000_000);
    expect(taxBack({ ...wanted, persons: 3 }).totalKopecks).toBe(39_000_000);
  });

  test('stays within 13 % of both sums and within the limits of all', () => {
    fc.assert(
      fc.property(sum, sum, fc.integer({ min: 1, max: 10 }), (priceKopecks, interestKopecks, persons) => {
        const back = taxBack({ priceKopecks, interestKopecks, persons, day });
        expect(back.ofPriceKopecks).toBeLessThanOrEqual(percentOf(priceKopecks, 1300));
        expect(back.ofInterestKopecks).toBeLessThanOrEqual(percentOf(interestKopecks, 1300));
        expect(back.totalKopecks).toBeLessThanOrEqual(65_000_000 * persons);
        expect(back.totalKopecks).toBe(back.ofPriceKopecks + back.ofInterestKopecks);
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    [{ persons: 0 }],
    [{ persons: 1.5 }],
    [{ priceKopecks: -1 }],
    [{ interestKopecks: -1 }],
    [{ day: '2013-12-31' }],
  ])('there is none with %o', (wrong) => {
    expect(() => taxBack({ priceKopecks: 1, interestKopecks: 0, persons: 1, day, ...wrong })).toThrow(
      RangeError,
    );
  });
});
