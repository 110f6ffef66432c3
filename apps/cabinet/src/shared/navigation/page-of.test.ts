import { pagePatterns } from '@novosel/contract/wire/paths.ts';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('every page of the map is found by its own address', () => {
  for (const [name, pattern] of Object.entries(pagePatterns)) {
    const address = pattern.replace(/:\w+\??/g, '5');
    expect(pageOf(address)?.name, address).toBe(name);
  }
});

test('the estate of a deal is its parameter', () => {
  expect(pageOf('/deals/243/booking/sign')?.params.estate).toBe('243');
  expect(pageOf('/bonus/verify/documents')?.name).toBe('bonusVerifyDocuments');
  expect(pageOf('/nowhere')).toBeUndefined();
});

test.each([
  ['', undefined],
  ['/243/view', '243'],
])('[S2.3-01] the deal area stands at /deals%s, with an estate and without one', (rest, estate) => {
  const found = pageOf(`/deals${rest}`);
  expect(found?.name).toBe(estate ? 'dealView' : 'deals');
  expect(found?.params.estate).toBe(estate);
});

test.each([
  ['[S2.2-15] notifications-id', '/notifications/7', 'notification'],
  ['[S2.4-17] deals-estate-view', '/deals/243/view', 'dealView'],
  ['[S2.4-18] deals-estate-payment', '/deals/243/payment', 'dealPayment'],
  ['[S2.4-19] deals-estate-payment-status', '/deals/243/payment/success', 'dealPaymentStatus'],
  ['[S2.4-20] deals-estate-assignment-start', '/deals/243/assignment/start', 'dealAssignmentStart'],
  ['[S2.4-21] deals-estate-inspection', '/deals/243/inspection', 'dealInspection'],
  ['[S2.4-22] deals-estate-completed', '/deals/243/completed', 'dealCompleted'],
  ['[S2.4-25] elements', '/elements', 'elements'],
])('the route %s is named', (_, address, name) => {
  expect(pageOf(address)?.name).toBe(name);
});
