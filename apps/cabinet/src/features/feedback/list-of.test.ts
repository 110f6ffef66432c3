import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf } from './list-of.ts';

test('[S5-48] a list of feedback that is no array is empty; an array is itself', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(listOf({ data: data as readonly unknown[] })).toEqual(Array.isArray(data) ? data : []);
    }),
  );
});
