import { expect, test } from 'vitest';
import { flatCategory, hasSigned, isListedUnder } from './flat-category.ts';
import { type DealPlace, dealPlaces } from './places.ts';

test('[S3-40] a booking is a deposit, a deal a purchase, and a contract once the buyer has signed it', () => {
  expect(flatCategory(null)).toBe('deposits');
  const of = (category: string) => dealPlaces.filter((place) => flatCategory(place) === category);
  expect(of('contracts').join()).toBe('counter-signing,registration,funding,handover,inspection,completed');
  expect(of('purchases')).toHaveLength(dealPlaces.length - 6);
});

test('[S3-40] while a booking keeps the estate it is listed under bookings as well', () => {
  const listed = (place: DealPlace | null, open: boolean) =>
    (['deposits', 'purchases', 'contracts', 'concessions'] as const).filter((one) =>
      isListedUnder({ place, open }, one),
    );
  expect(listed(null, true)).toEqual(['deposits']);
  expect(listed('parameters', true)).toEqual(['deposits', 'purchases']);
  expect(listed('parameters', false)).toEqual(['purchases']);
  expect(listed('completed', true)).toEqual(['contracts']);
});

test('a signed contract stays signed when an exception leads its deal elsewhere', () => {
  const asked = [{ event: 'accept-contract' }, { event: 'confirm-total' }];
  const signed = [{ event: 'raise-exception' }, { event: 'sign-on-paper' }, ...asked];
  expect(hasSigned({ place: 'signing', history: asked })).toBe(false);
  expect(hasSigned({ place: 'exception', history: [{ event: 'raise-exception' }, ...asked] })).toBe(false);
  expect(hasSigned({ place: 'exception', history: signed })).toBe(true);
  expect(hasSigned({ place: 'total', history: [{ event: 'settle-exception' }, ...signed] })).toBe(true);
  expect(hasSigned({ place: 'registration', history: [] })).toBe(true);
});
