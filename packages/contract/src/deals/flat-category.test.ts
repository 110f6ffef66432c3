import { expect, test } from 'vitest';
import { flatCategory, hasSigned, isListedUnder } from './flat-category.ts';
import { dealSteps } from './steps.ts';

test('[S3-40] a booking is a deposit, a deal a purchase, and a contract once the buyer has signed it', () => {
  expect(flatCategory(null)).toBe('deposits');
  const of = (category: string) =>
    dealSteps.map(({ code }) => code).filter((code) => flatCategory(code) === category);
  expect(of('contracts')).toEqual([211, 218, 220, 221]);
  expect(of('purchases')).toHaveLength(dealSteps.length - 4);
});

test('[S3-40] while a booking keeps the estate it is listed under bookings as well', () => {
  const listed = (step: number | null, open: boolean) =>
    (['deposits', 'purchases', 'contracts', 'concessions'] as const).filter((one) =>
      isListedUnder({ step, open }, one),
    );
  expect(listed(null, true)).toEqual(['deposits']);
  expect(listed(206, true)).toEqual(['deposits', 'purchases']);
  expect(listed(206, false)).toEqual(['purchases']);
  expect(listed(221, true)).toEqual(['contracts']);
});

test('a signed contract stays signed when an exception leads its deal elsewhere', () => {
  const asked = [{ event: 'accept-contract' }, { event: 'confirm-total' }];
  const signed = [{ event: 'raise-exception' }, { event: 'sign-on-paper' }, ...asked];
  expect(hasSigned({ step: 217, history: asked })).toBe(false);
  expect(hasSigned({ step: 219, history: [{ event: 'raise-exception' }, ...asked] })).toBe(false);
  expect(hasSigned({ step: 219, history: signed })).toBe(true);
  expect(hasSigned({ step: 213, history: [{ event: 'settle-exception' }, ...signed] })).toBe(true);
  expect(hasSigned({ step: 218, history: [] })).toBe(true);
});
