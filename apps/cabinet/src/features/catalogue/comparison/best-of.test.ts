import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('the least or the most is marked, and only when it is one and all are known', () => {
  expect(bestOf([3, 1, 2], 'least')).toBe(1);
  expect(bestOf([3, 1, 2], 'most')).toBe(0);
  expect(bestOf([1, 1, 2], 'least')).toBeUndefined();
  expect(bestOf([1, null, 2], 'least')).toBeUndefined();
  expect(bestOf([1], 'least')).toBeUndefined();
});

test('nothing that is marked is worse than another', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 6 }), (numbers) => {
      const best = bestOf(numbers, 'least');
      if (best !== undefined) expect(numbers[best]).toBe(Math.min(...numbers));
    }),
  );
});
