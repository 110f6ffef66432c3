import { expect, test } from 'vitest';
import { offersForm } from './price-of.ts';

test('[S3-66, S3-67, S3-68] a form of payment is offered by its own price, and no bank lends on a parking place', () => {
  const parking = { full: 98, base: 100, mortgage: null };
  expect(offersForm(parking, 'full')).toBe(true);
  expect(offersForm(parking, 'installment')).toBe(true);
  expect(offersForm(parking, 'mortgage')).toBe(false);
  expect(offersForm({ ...parking, mortgage: 100 }, 'mortgage')).toBe(true);
});
