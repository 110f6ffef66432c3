import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annuity, lowestMonthly, monthlyPaymentOf } from './monthly-payment.ts';

const program = { code: 'base', rateBasisPoints: 1200, downPaymentPercent: 20, months: 12 };
const loan = fc.integer({ min: 0, max: 100_000_000_000 });
const rate = fc.integer({ min: 0, max: 3000 });
const months = fc.integer({ min: 1, max: 480 });

test('a known loan: 1 000 000 rubles for a year at 12 % is 88 849 a month', () => {
  expect(annuity(100_000_000, 1200, 12)).toBe(8_884_900);
});

test('without interest the loan is shared out evenly', () => {
  expect(annuity(120_000_000, 0, 12)).toBe(10_000_000);
});

test('the payments pay the loan off, and not more than a ruble a month is over', () => {
  fc.assert(
    fc.property(loan, rate, months, (sum, basisPoints, term) => {
      const payment = annuity(sum, basisPoints, term);
      expect(payment % 100).toBe(0);
      let owed = sum;
      let one = 0;
      for (let month = 0; month < term; month += 1) {
        owed += owed * (basisPoints / 120_000) - payment;
        one = one * (1 + basisPoints / 120_000) + 1;
      }
      expect(owed).toBeLessThanOrEqual(1);
      expect(owed).toBeGreaterThanOrEqual(-100 * one - 1);
    }),
  );
});

test('a dearer loan, a higher rate or a shorter term never cost less a month', () => {
  fc.assert(
    fc.property(loan, rate, months, (sum, basisPoints, term) => {
      const payment = annuity(sum, basisPoints, term);
      expect(annuity(sum + 1_000_000, basisPoints, term)).toBeGreaterThanOrEqual(payment);
      expect(annuity(sum, basisPoints + 100, term)).toBeGreaterThanOrEqual(payment);
      expect(annuity(sum, basisPoints, term + 1)).toBeLessThanOrEqual(payment);
    }),
  );
});

test.each([
  [-1, 600, 12],
  [1, -600, 12],
  [1, 600, 0],
  [1, 600, 1.5],
])('%s at %s for %s months is no loan', (...wrong) => {
  expect(() => annuity(...wrong)).toThrow(RangeError);
});

test('the down payment is the least of the programme unless more is given, and never above the price', () => {
  expect(monthlyPaymentOf(1_000_000_000, program).downPaymentKopecks).toBe(200_000_000);
  expect(monthlyPaymentOf(1_000_000_000, program, 1).downPaymentKopecks).toBe(200_000_000);
  expect(monthlyPaymentOf(1_000_000_000, program, 300_000_000).downPaymentKopecks).toBe(300_000_000);
  expect(monthlyPaymentOf(1_000_000_000, program, 2_000_000_000)).toMatchObject({
    downPaymentKopecks: 1_000_000_000,
    kopecks: 0,
  });
});

test('the lowest of the programmes is chosen; of none there is none', () => {
  const cheap = { ...program, code: 'cheap', months: 360 };
  expect(lowestMonthly(1_000_000_000, [program, cheap])?.program).toBe('cheap');
  expect(lowestMonthly(1_000_000_000, [])).toBeNull();
});
