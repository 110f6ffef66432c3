import { expect, test } from 'vitest';
import { paymentForm } from '../catalogue/schema.ts';
import { passportForm } from './schema.ts';

const sexIsTaken = (sex: unknown) => passportForm.shape.sex.safeParse(sex).success;

test('[S3-72, S9-18] the sex codes are 1 and 2, and nothing else', () => {
  expect([1, 2].map(sexIsTaken)).toEqual([true, true]);
  for (const sex of [0, 3, '1', 'male', null]) expect(sexIsTaken(sex), String(sex)).toBe(false);
});

test('[S3-71] the deal types are full, installment and mortgage', () => {
  expect(paymentForm.options).toEqual(['full', 'installment', 'mortgage']);
});
