import { expect, test } from 'vitest';
import { flatCategory } from './flat-category.ts';
import { dealSteps } from './steps.ts';

test('[S3-40] a booking is a deposit, a deal a purchase, and a contract once the buyer has signed it', () => {
  expect(flatCategory(null)).toBe('deposits');
  const of = (category: string) =>
    dealSteps.map(({ code }) => code).filter((code) => flatCategory(code) === category);
  expect(of('contracts')).toEqual([211, 218, 220, 221]);
  expect(of('purchases')).toHaveLength(dealSteps.length - 4);
});
