import { expect, test } from 'vitest';
import { type DepositPlace, depositPositions } from './rules.ts';
import type { PaymentView } from './schema.ts';
import { tookCash, tookPastAcquirer } from './took-cash.ts';

const viewAt = (place: DepositPlace): PaymentView => {
  const { deposit, code, provider } = depositPositions[place];
  return {
    depositStatus: deposit,
    code,
    providerStatus: provider,
    method: null,
    kopecks: 3_000_000,
    confirmationUrl: null,
    qr: null,
    startedAt: null,
    payer: null,
    declinedReason: null,
    declineKind: null,
    paidAt: null,
    refund: null,
  };
};

test('exactly the places of money from the cash desk are cash: neither a card payment nor a wait at the desk', () => {
  const places = Object.keys(depositPositions) as DepositPlace[];
  expect(places.filter((place) => tookCash(viewAt(place)))).toEqual([
    'paidCash',
    'returningCash',
    'returnedCash',
  ]);
  expect(tookCash(null)).toBe(false);
});

test('a transfer comes to the same places, and is no cash', () => {
  for (const place of ['paidCash', 'returningCash', 'returnedCash'] as const) {
    const transfer: PaymentView = { ...viewAt(place), method: 'other' };
    expect([tookPastAcquirer(transfer), tookCash(transfer)]).toEqual([true, false]);
  }
  expect(tookPastAcquirer(viewAt('paid'))).toBe(false);
});
