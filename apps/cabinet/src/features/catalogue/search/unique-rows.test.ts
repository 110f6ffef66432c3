import { expect, test } from 'vitest';
import { uniqueRows } from './unique-rows.ts';

test('[S3-41] an estate that has grown dearer between two pages stands once, where it was read, at its new price', () => {
  const first = [
    { id: 7, price: 4 },
    { id: 3, price: 5 },
  ];
  const second = [
    { id: 1, price: 6 },
    { id: 7, price: 8 },
  ];
  expect(uniqueRows([first, second])).toEqual([
    { id: 7, price: 8 },
    { id: 3, price: 5 },
    { id: 1, price: 6 },
  ]);
});
