import { describe, expect, test } from 'vitest';
import type { PaymentForm } from '../catalogue/schema.ts';
import type { DealView } from './endpoints.ts';
import { paymentFormOf } from './payment-form.ts';
import type { PaymentSchedule } from './schedule.ts';

const schedule: PaymentSchedule = { paidKopecks: 0, payments: [] };
/** A deal with these events, the oldest first; its price was booked for full payment. */
const after = (...events: DealView['history'][number]['event'][]) => ({
  schedule: null,
  chosenForm: null as PaymentForm | null,
  history: events.toReversed().map((event) => ({ event })),
  booking: { price: { form: 'full' } } as const,
});

describe('how the price of a deal is paid', () => {
  test('is as it was booked, until something else is chosen', () => {
    expect(paymentFormOf(after('begin', 'choose-parameters'))).toBe('full');
    expect(paymentFormOf(after('begin', 'choose-parameters', 'choose-mortgage'))).toBe('mortgage');
  });

  test('stays a mortgage on the whole way through the banks, also after a refusal', () => {
    const way = [
      'choose-mortgage',
      'send-application',
      'take-application',
      'offer-mortgage',
      'decline-mortgage',
    ] as const;
    expect(paymentFormOf(after(...way))).toBe('mortgage');
    expect(paymentFormOf(after(...way, 'send-application', 'approve-mortgage', 'accept-contract'))).toBe(
      'mortgage',
    );
  });

  test('is as it was booked again when another form or other terms are chosen instead', () => {
    for (const instead of ['choose-other-payment', 'change-parameters'] as const) {
      expect(paymentFormOf(after('choose-mortgage', instead))).toBe('full');
      expect(paymentFormOf(after('choose-mortgage', instead, 'choose-mortgage'))).toBe('mortgage');
    }
  });

  test('is what the buyer has chosen of its parameters, until a mortgage is on its way', () => {
    const chosen = { ...after('begin', 'choose-parameters'), chosenForm: 'installment' } as const;
    expect(paymentFormOf(chosen)).toBe('installment');
    const atBanks = after('choose-parameters', 'choose-mortgage', 'send-application');
    expect(paymentFormOf({ ...atBanks, chosenForm: 'installment' })).toBe('mortgage');
    const anew = after('choose-mortgage', 'change-parameters', 'renew-parameters');
    expect(paymentFormOf({ ...anew, chosenForm: 'full' })).toBe('full');
  });

  test('is by parts once a schedule is agreed, whatever was booked', () => {
    expect(paymentFormOf({ ...after('begin'), schedule })).toBe('installment');
    expect(paymentFormOf({ ...after('choose-mortgage'), schedule })).toBe('installment');
  });
});
