import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '../wire/endpoint.ts';
import { dealPlaces } from './places.ts';
import { evenSchedule, mostPayments, type PaymentSchedule, scheduleProblem } from './schedule.ts';
import { scheduleActRoles, scheduleActs, scheduleRefusal } from './schedule-rules.ts';
import { scheduleShares } from './schedule-shares.ts';

const schedule = (paid: number, open: number): PaymentSchedule => ({
  paidKopecks: paid * 100,
  payments: Array.from({ length: paid + open }, (_, at) => ({
    number: at + 1,
    dueOn: `2026-0${at + 1}-01`,
    kopecks: 100,
    state: at < paid ? 'paid' : 'later',
    paidAt: at < paid ? '2026-01-01T00:00:00.000Z' : null,
  })),
});

describe('a schedule of payments', () => {
  test('of even payments is the price to the kopeck, in whole rubles but for the last, on rising days', () => {
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 99_999_999_999 }),
        fc.integer({ min: 1, max: 9999 }),
        days,
        fc.integer({ min: 2, max: mostPayments }),
        (priceKopecks, share, firstOn, count) => {
          const firstKopecks = Math.ceil((priceKopecks * share) / 10_000 / 2);
          const payments = evenSchedule({ priceKopecks, firstKopecks, firstOn, count });
          expect(scheduleProblem(payments, priceKopecks)).toBeNull();
          expect(payments).toHaveLength(count);
          expect(payments[0]).toEqual({ dueOn: firstOn, kopecks: firstKopecks });
          for (const { kopecks } of payments.slice(1, -1)) expect(kopecks % 100).toBe(0);
        },
      ),
    );
  });

  test('goes from the last of a month to the last of the next, not over it', () => {
    const days = evenSchedule({ priceKopecks: 400, firstKopecks: 100, firstOn: '2027-12-31', count: 4 });
    expect(days.map(({ dueOn }) => dueOn)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
  });

  test.each([
    ['nothing', [], 'length'],
    [
      'too many payments',
      Array.from({ length: mostPayments + 1 }, (_, at) => ({
        dueOn: `${2030 + at}-01-01`,
        kopecks: 1,
      })),
      'length',
    ],
    ['a payment of nothing', [{ dueOn: '2026-01-01', kopecks: 0 }], 'sums'],
    [
      'two payments on a day',
      [
        { dueOn: '2026-01-01', kopecks: 100 },
        { dueOn: '2026-01-01', kopecks: 100 },
      ],
      'days',
    ],
    ['less than the price', [{ dueOn: '2026-01-01', kopecks: 199 }], 'total'],
    ['more than the price', [{ dueOn: '2026-01-01', kopecks: 201 }], 'total'],
  ] as const)('is refused with %s', (_, payments, problem) => {
    expect(scheduleProblem(payments, 200)).toBe(problem);
  });

  test('is agreed under a signed contract until the first payment, and paid after the registration', () => {
    const can = (act: (typeof scheduleActs)[number], wanted: PaymentSchedule | null) =>
      dealPlaces.filter(
        (place) => scheduleRefusal(act, { place, schedule: wanted, roles: ['admin'] }) === null,
      );
    expect(can('agree-schedule', null)).toEqual(['counter-signing', 'registration', 'funding']);
    expect(can('agree-schedule', schedule(0, 3))).toEqual(['counter-signing', 'registration', 'funding']);
    expect(can('agree-schedule', schedule(1, 2))).toEqual([]);
    expect(can('receive-installment', schedule(1, 2))).toEqual(['funding']);
    expect(can('receive-installment', schedule(3, 0))).toEqual([]);
    expect(can('receive-installment', null)).toEqual([]);
  });

  test('is recorded by the lawyer and its payments by the accountant, and by nobody else but the admin', () => {
    for (const act of scheduleActs)
      for (const role of staffRoles) {
        const refused = scheduleRefusal(act, { place: 'funding', schedule: schedule(0, 2), roles: [role] });
        const may: readonly string[] = scheduleActRoles[act];
        expect(refused, `${act} by ${role}`).toBe(may.includes(role) ? null : 'ROLE_DENIED');
      }
  });
});

describe('a price by parts', () => {
  test.each([
    ['before the first', schedule(0, 3), { paidKopecks: 0, next: 1, laterKopecks: 200 }],
    ['between two', schedule(1, 2), { paidKopecks: 100, next: 2, laterKopecks: 100 }],
    ['before the last', schedule(2, 1), { paidKopecks: 200, next: 3, laterKopecks: 0 }],
    ['when all has come', schedule(3, 0), { paidKopecks: 300, next: undefined, laterKopecks: 0 }],
  ])('is what has come, what is next and what follows: %s', (_, whole, shares) => {
    const { next, ...sums } = scheduleShares(whole);
    expect({ ...sums, next: next?.number }).toEqual(shares);
  });
});
