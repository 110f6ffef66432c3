import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { loanCourse, loanTotals } from './loan-course.ts';

const given = { year: 2026, month: 11 };
const loans = fc.record({
  loan: fc.integer({ min: 0, max: 100_000_000_000 }),
  rateBasisPoints: fc.integer({ min: 0, max: 3000 }),
  months: fc.integer({ min: 1, max: 480 }),
  extra: fc.integer({ min: 0, max: 100_000_000 }),
  given: fc.record({ year: fc.constant(2026), month: fc.integer({ min: 1, max: 12 }) }),
});

test('a known loan: 8 736 000 rubles at 6 % for 25 years is 56 287 a month, rounded up, and 8.15 million of interest', () => {
  const { payment, months, interest, years } = loanCourse({
    loan: 873_600_000,
    rateBasisPoints: 600,
    months: 300,
    given,
  });
  expect([payment, months]).toEqual([5_628_700, 300]);
  expect(Math.floor(interest / 100_000)).toBe(8149);
  expect([years[0]?.year, years.at(-1)?.year, years.length]).toEqual([2026, 2051, 26]);
});

test('the first payment is a month after the loan: given in December, it is of the next year', () => {
  const { years } = loanCourse({
    loan: 1_000_000,
    rateBasisPoints: 0,
    months: 12,
    given: { year: 2026, month: 12 },
  });
  expect(years).toEqual([{ year: 2027, debt: 1_000_000, interest: 0 }]);
});

test('the years pay the whole debt and no more, in no more months than the term', () => {
  fc.assert(
    fc.property(loans, (one) => {
      const { months, interest, years } = loanCourse(one);
      expect(years.reduce((sum, { debt }) => sum + debt, 0)).toBe(one.loan);
      expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(interest);
      expect(months).toBeLessThanOrEqual(one.months);
      expect(years.every(({ debt, interest: paid }) => debt >= 0 && paid >= 0)).toBe(true);
    }),
  );
});

test('whoever pays more beside the payment pays no longer and no more interest', () => {
  fc.assert(
    fc.property(loans, (one) => {
      const [plain, more] = [loanCourse({ ...one, extra: 0 }), loanCourse(one)];
      expect(more.months).toBeLessThanOrEqual(plain.months);
      expect(more.interest).toBeLessThanOrEqual(plain.interest);
    }),
  );
});

test('6 720 000 rubles at 6 % for 30 years are 40 289.80 a month, 14 504 328.00 in all', () => {
  expect(loanTotals(672_000_000, 600, 360)).toEqual({
    paymentKopecks: 4_028_980,
    totalKopecks: 1_450_432_800,
    interestKopecks: 778_432_800,
  });
});

test('a loan without interest costs what it is, though it does not divide', () => {
  expect(loanTotals(100, 0, 3)).toEqual({ paymentKopecks: 33, totalKopecks: 100, interestKopecks: 0 });
});

test('to the kopeck, the payments leave of the loan no more than their rounding', () => {
  fc.assert(
    fc.property(loans, ({ loan, rateBasisPoints, months }) => {
      const { paymentKopecks, totalKopecks, interestKopecks } = loanTotals(loan, rateBasisPoints, months);
      expect(totalKopecks - interestKopecks).toBe(loan);
      expect(interestKopecks).toBeGreaterThanOrEqual(0);
      // The remaining debt, and the future value of half a kopeck a month, as fractions of `parts`.
      const [rate, year] = [BigInt(rateBasisPoints), 120_000n];
      let [owed, half, parts] = [2n * BigInt(loan), 0n, 1n];
      for (let month = 0; month < months; month += 1) {
        parts *= year;
        owed = owed * (year + rate) - 2n * BigInt(paymentKopecks) * parts;
        half = half * (year + rate) + parts;
      }
      expect(owed <= half && owed >= -half).toBe(true);
    }),
    { numRuns: propertyRuns / 20 },
  );
});
