import { describe, expect, test } from 'vitest';
import { duePayment } from './due-payment.ts';
import type { TurnView } from './endpoints.ts';
import type { PaymentSchedule } from './schedule.ts';

const now = '2026-11-27T09:00:00.000Z';
const turn = (act: string): TurnView => ({
  turn: 'buyer',
  act,
  link: '/deals/243/view',
  startedAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-12-01T20:59:59.999Z',
  visit: null,
  loss: 'penalty',
});
const payments = (...states: PaymentSchedule['payments'][number]['state'][]): PaymentSchedule => ({
  paidKopecks: 0,
  payments: states.map((state, at) => ({
    number: at + 1,
    dueOn: `2026-1${at}-02`,
    kopecks: (at + 1) * 100_000,
    state,
    paidAt: null,
  })),
});
const known = {
  turn: turn('funding'),
  priceKopecks: 1_000_000,
  schedule: null,
  chosenForm: null,
  now,
  history: [],
  booking: { price: { form: 'full' } },
} as const;

describe('what is to be paid now', () => {
  test('is the next payment of the schedule, with its number and its day', () => {
    const schedule = payments('paid', 'due', 'later');
    expect(duePayment({ ...known, schedule })).toEqual({
      kopecks: 200_000,
      part: { number: 2, of: 3 },
      until: '2026-11-02',
      isLate: false,
    });
    expect(duePayment({ ...known, schedule: payments('late', 'later') })?.isLate).toBe(true);
    expect(duePayment({ ...known, schedule: payments('paid', 'paid') })).toBeNull();
  });

  test('is the whole price without a schedule, to the end of the step', () => {
    const whole = { kopecks: 1_000_000, part: null, until: known.turn.dueAt };
    expect(duePayment(known)).toEqual({ ...whole, isLate: false });
    expect(duePayment({ ...known, now: '2026-12-02T09:00:00.000Z' })).toEqual({ ...whole, isLate: true });
  });

  test('is a share that we do not know beside a loan', () => {
    const share = { kopecks: null, part: null, until: known.turn.dueAt, isLate: false };
    expect(duePayment({ ...known, history: [{ event: 'approve-mortgage' }] })).toEqual(share);
    expect(duePayment({ ...known, booking: { price: { form: 'mortgage' } } })).toEqual(share);
  });

  test('is nothing before the registration and after the price', () => {
    for (const act of ['registration', 'handover', 'inspection', 'transfer'])
      expect(duePayment({ ...known, turn: turn(act) }), act).toBeNull();
  });
});
