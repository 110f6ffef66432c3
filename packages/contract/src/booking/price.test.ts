import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Discount, dealPrice, discountLines, leastPriceKopecks, type PriceSources } from './price.ts';

const sum = fc.integer({ min: 1, max: 99_999_999_999_999 });
const prices = fc.record({ full: sum, base: sum, mortgage: fc.option(sum, { nil: null }) });
const form = fc.constantFrom('full', 'installment', 'mortgage', null);
const sources: fc.Arbitrary<PriceSources> = fc.record({
  seamlessPriceWithDiscounts: fc.option(sum, { nil: null }),
  concession: fc.option(fc.record({ statusId: fc.integer({ min: 0, max: 20 }), kopecks: sum }), {
    nil: null,
  }),
  contractKopecks: fc.option(sum, { nil: null }),
  flat: prices,
  form,
});
const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 2_000 });

/** Sources in which only the estate's own prices apply. */
const flatOnly = (wanted: PriceSources['form']) =>
  fc.record({
    seamlessPriceWithDiscounts: fc.constant(null),
    concession: fc.oneof(fc.constant(null), fc.record({ statusId: fc.constant(0), kopecks: sum })),
    contractKopecks: fc.constant(null),
    flat: prices,
    form: fc.constant(wanted),
  });

const is = (wanted: (given: PriceSources) => number) => (given: PriceSources) => {
  expect(dealPrice(given)).toBe(wanted(given));
};

describe('[S3-62] the price of a deal', () => {
  test('[S3-63] is the seamless price whenever there is one', () => {
    check(
      fc.property(sources, sum, (all, seamless) => {
        expect(dealPrice({ ...all, seamlessPriceWithDiscounts: seamless })).toBe(seamless);
      }),
    );
  });

  test('[S3-64] else that of a concession whose status is not zero', () => {
    check(
      fc.property(sources, sum, fc.integer({ min: 1 }), (all, kopecks, statusId) => {
        const given = { ...all, seamlessPriceWithDiscounts: null, concession: { statusId, kopecks } };
        expect(dealPrice(given)).toBe(kopecks);
      }),
    );
  });

  test('[S3-65] else that of the contract, also beside a concession of status zero', () => {
    check(
      fc.property(sources, sum, sum, (all, contractKopecks, kopecks) => {
        const given = { ...all, seamlessPriceWithDiscounts: null, contractKopecks };
        expect(dealPrice({ ...given, concession: { statusId: 0, kopecks } })).toBe(contractKopecks);
        expect(dealPrice({ ...given, concession: null })).toBe(contractKopecks);
      }),
    );
  });

  test('[S3-66] else the full price for the form full', () => {
    check(
      fc.property(
        flatOnly('full'),
        is(({ flat }) => flat.full),
      ),
    );
  });

  test('[S3-67] the base price for installments', () => {
    check(
      fc.property(
        flatOnly('installment'),
        is(({ flat }) => flat.base),
      ),
    );
  });

  test('[S3-68] the mortgage price for a mortgage, the full one where there is none', () => {
    check(
      fc.property(
        flatOnly('mortgage'),
        is(({ flat }) => flat.mortgage ?? flat.full),
      ),
    );
  });

  test('[S3-69] and the full price when nothing else applies', () => {
    check(
      fc.property(
        flatOnly(null),
        is(({ flat }) => flat.full),
      ),
    );
  });
});

describe('lines of discounts', () => {
  const discount: fc.Arbitrary<Discount> = fc.record({
    code: fc.string(),
    title: fc.string(),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    kopecks: fc.integer({ min: 0, max: 1_000_000_000 }),
  });

  test('[promise 32] are whole kopecks and never take the price below the least one', () => {
    check(
      fc.property(sum, fc.array(discount, { maxLength: 6 }), (list, discounts) => {
        const lines = discountLines(list, discounts);
        const left = lines.reduce((rest, { kopecks }) => rest + kopecks, list);
        expect(lines.every(({ kopecks }) => Number.isSafeInteger(kopecks) && kopecks <= 0)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(Math.min(list, leastPriceKopecks));
        expect(left).toBeLessThanOrEqual(list);
      }),
    );
  });

  test('that pass the price of a storage room leave the booking fee of it', () => {
    const two = { code: 'desk-1', title: 'За терпение', basisPoints: 0, kopecks: 200_000_000 };
    const lines = discountLines(80_000_000, [two, { ...two, code: 'desk-2' }]);
    expect(lines.map(({ kopecks }) => kopecks)).toEqual([-77_000_000, -0]);
  });

  test('take a percent of the list price, rounded down to a ruble', () => {
    const one = { code: 'basic', title: 'Карта Basic, 1 %', basisPoints: 100, kopecks: 0 };
    expect(discountLines(1_234_567_891, [one])).toEqual([
      { code: 'basic', title: 'Карта Basic, 1 %', kopecks: -12_345_600 },
    ]);
  });
});
