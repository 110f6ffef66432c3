import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { scheduleProblem } from '../deals/schedule.ts';
import { type InstallmentPlan, installmentSchedule, planKinds } from './installment-schedule.ts';

const plan: InstallmentPlan = {
  priceKopecks: 777_777_700,
  firstBasisPoints: 3000,
  count: 9,
  startOn: '2026-10-31',
  kind: 'monthly',
};
const sums = (wanted: InstallmentPlan) => installmentSchedule(wanted).map(({ kopecks }) => kopecks);
const days = (wanted: InstallmentPlan) => installmentSchedule(wanted).map(({ dueOn }) => dueOn);

const startOn = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const common = {
  priceKopecks: fc.integer({ min: 0, max: 99_999_999_999_999 }),
  count: fc.integer({ min: 1, max: 24 }),
  startOn,
  kind: fc.constantFrom(...(Object.keys(planKinds) as (keyof typeof planKinds)[])),
};
const payday = { payday: fc.integer({ min: 1, max: 31 }) };
const plans: fc.Arbitrary<InstallmentPlan> = fc.oneof(
  fc.record(
    { ...common, ...payday, firstBasisPoints: fc.integer({ min: 0, max: 10_000 }) },
    { requiredKeys: ['priceKopecks', 'count', 'startOn', 'kind', 'firstBasisPoints'] },
  ),
  fc
    .tuple(fc.record({ ...common, ...payday }), fc.nat())
    .map(([one, first]) => ({ ...one, firstKopecks: first % (one.priceKopecks + 1) })),
);

describe('a schedule by a plan', () => {
  test('7 777 777.00, 30 % first, 9 equal: the last one takes the kopeck', () => {
    expect(sums(plan)).toEqual([233_333_310, ...Array(8).fill(60_493_821), 60_493_822]);
  });

  test('10 000 000.00, 20 % and 7 equal: the last one takes two kopecks', () => {
    const wanted = { ...plan, priceKopecks: 1_000_000_000, firstBasisPoints: 2000, count: 7 };
    expect(sums(wanted)).toEqual([200_000_000, ...Array(6).fill(114_285_714), 114_285_716]);
  });

  test('by month from 31.10.2026 is due on the 31st where there is one, not on a day after the 28th', () => {
    expect(days({ ...plan, count: 5 })).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  test('by quarter is due on the payday of each third month', () => {
    const wanted: InstallmentPlan = {
      ...plan,
      count: 4,
      kind: 'quarterly',
      startOn: '2026-02-10',
      payday: 31,
    };
    expect(days(wanted)).toEqual(['2026-02-10', '2026-05-31', '2026-08-31', '2026-11-30', '2027-02-28']);
  });

  test('has no line for a first payment of nothing', () => {
    const { firstBasisPoints, ...rest } = plan;
    expect(installmentSchedule({ ...rest, firstKopecks: 0, count: 1 })).toEqual([
      { dueOn: '2026-11-30', kopecks: 777_777_700 },
    ]);
  });

  test('is the price to the kopeck, in sums not below zero, on rising days', () => {
    fc.assert(
      fc.property(plans, (wanted) => {
        const { priceKopecks, count } = wanted;
        const payments = installmentSchedule(wanted);
        expect(payments.reduce((sum, { kopecks }) => sum + kopecks, 0)).toBe(priceKopecks);
        expect(payments.every(({ kopecks }) => kopecks >= 0)).toBe(true);
        expect(payments.every(({ dueOn }, at) => at === 0 || (payments[at - 1]?.dueOn ?? '') < dueOn)).toBe(
          true,
        );
        const equal = payments.slice(-count).map(({ kopecks }) => kopecks);
        expect(new Set(equal.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect((equal.at(-1) ?? 0) - (equal[0] ?? 0)).toBeLessThan(count);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('may be agreed, as the desk agrees one', () => {
    fc.assert(
      fc.property(plans, (wanted) => {
        const large = { ...wanted, priceKopecks: wanted.priceKopecks + 6_000_000 };
        const payments = installmentSchedule(large).filter(({ kopecks }) => kopecks > 0);
        expect(scheduleProblem(payments, large.priceKopecks)).toBeNull();
      }),
    );
  });

  test.each([
    [{ count: 0 }],
    [{ count: 120 }],
    [{ count: 1.5 }],
    [{ payday: 0 }],
    [{ payday: 32 }],
    [{ firstBasisPoints: 10_001 }],
    [{ firstKopecks: -1 }],
    [{ firstKopecks: 777_777_701 }],
    [{ firstKopecks: 0.5 }],
  ])('there is none with %o', (wrong) => {
    expect(() => installmentSchedule({ ...plan, ...wrong })).toThrow(RangeError);
  });
});
