import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { describe, expect, test } from 'vitest';
import { formerWay, type StatusKind, statusKind, waitsForPayer } from './status-kind.ts';

type Payment = NonNullable<BookingView['payment']>;

const bank = 'https://yoomoney.ru/checkout/1';
/** A booking with a payment, as the server answers its buyer. */
const paying = (payment: Partial<Payment>): BookingView =>
  ({
    state: 'paying',
    payment: { providerStatus: 'pending', payer: null, confirmationUrl: null, qr: null, ...payment },
  }) as unknown as BookingView;

describe('[S4.1-06] whom a payment under way waits for', () => {
  test.each<[string, Partial<Payment>, StatusKind]>([
    ['the buyer with the code of SBP', { method: 'sbp', qr: bank }, 'sbp'],
    ['the buyer with the bank’s page', { method: 'acquiring', confirmationUrl: bank }, 'card'],
    // The server gives page and code only to the person who began the payment, so the buyer has neither.
    ['[S6-12] a trusted person with SBP', { method: 'sbp', payer: 'Олег Лесной' }, 'trusted'],
    ['[S6-12] a trusted person with a card', { method: 'acquiring', payer: 'Олег Лесной' }, 'trusted'],
    ['the bank, which has given no code', { method: 'sbp' }, 'bank'],
    ['the bank, which has given no page', { method: 'acquiring' }, 'bank'],
    [
      'the bank that has not answered, whoever has begun',
      { method: 'sbp', payer: 'Олег Лесной', providerStatus: 'unknown' },
      'bank',
    ],
  ])('%s', (_, payment, kind) => {
    expect(statusKind(paying(payment))).toBe(kind);
  });

  test('a trusted person is not told of where nothing waits for him', () => {
    for (const state of ['unclear', 'cash', 'transfer'] as const) {
      const booking = { ...paying({ method: 'sbp', payer: 'Олег Лесной' }), state };
      expect(statusKind(booking)).toBe(state);
    }
  });
});

test('[S4.1-06] a payment is left for another way only while it waits for whoever pays', () => {
  const kinds: StatusKind[] = ['sbp', 'card', 'trusted', 'bank', 'unclear', 'cash', 'transfer', 'refunding'];
  expect(kinds.filter(waitsForPayer)).toEqual(['sbp', 'card', 'trusted']);
});

describe('what may still come when the cash desk is chosen', () => {
  const startedAt = '2026-11-20T09:00:00.000Z';
  test.each<[string, Partial<Payment>, ReturnType<typeof formerWay>]>([
    ['a promised transfer', { method: 'other', startedAt, declinedReason: null }, 'transfer'],
    ['a payment that was left', { method: 'acquiring', startedAt, declinedReason: null }, 'online'],
    [
      'nothing of a refused payment',
      { method: 'acquiring', startedAt, declinedReason: 'card_expired' },
      undefined,
    ],
    ['nothing where nothing was begun', { method: null, startedAt: null, declinedReason: null }, undefined],
  ])('%s', (_, payment, former) => {
    expect(formerWay(paying(payment).payment)).toBe(former);
  });
});
