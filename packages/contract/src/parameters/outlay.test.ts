import { expect, test } from 'vitest';
import { outlayByYear } from './outlay.ts';

test('what is paid by the end of each year grows to everything, and stays', () => {
  const costs = {
    nowKopecks: 100,
    monthly: { kopecks: 10, lastKopecks: 13, count: 18 },
    others: [{ code: 'booking-fee', kopecks: 5 }],
  };
  expect(outlayByYear(costs, 3)).toEqual([105, 225, 288, 288]);
  expect(outlayByYear({ ...costs, monthly: null }, 1)).toEqual([105, 105]);
});
