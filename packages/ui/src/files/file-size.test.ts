import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, 0, 'B'],
  [1023, 1023, 'B'],
  [1024, 1, 'KB'],
  [412 * 1024, 412, 'KB'],
  [3.3 * 1024 ** 2, 3.3, 'MB'],
  [10 * 1024 ** 2, 10, 'MB'],
  [1024 ** 2 - 1, 1, 'MB'],
  [5 * 1024 ** 4, 5120, 'GB'],
])('[S5-42] [S9-34] %d bytes are %d %s', (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit });
});

test('[S9-34] a number under the last unit is always less than 1024', () => {
  fc.assert(fc.property(fc.nat(1024 ** 3 - 1), (bytes) => fileSize(bytes).value < 1024));
});
