import { estateSorts } from '@novosel/contract/catalogue/choosing/filter.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorOf, estateOrder, readCursor } from './estate-order.ts';

const anyOrder = fc
  .tuple(
    fc.constantFrom(...estateSorts),
    fc.constantFrom('full' as const, 'installment' as const, 'mortgage' as const),
  )
  .map(([sort, form]) => estateOrder(sort, form));

test('a cursor leads back to its place', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 }).map(String);
  fc.assert(
    fc.property(anyOrder, number, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (order, text, id) => {
      const value = order.column === 'listed' ? '2026-03-02 06:00:00.5+00' : text;
      expect(readCursor(order, cursorOf(order, { value, id }))).toEqual({ value, id });
    }),
  );
});

test('a cursor of another order begins the list anew', () => {
  const price = estateOrder('price', 'full');
  const cursor = cursorOf(price, { value: '100', id: 1 });
  expect(readCursor(estateOrder('-price', 'full'), cursor)).toBeUndefined();
  expect(readCursor(estateOrder('price', 'mortgage'), cursor)).toBeUndefined();
  expect(readCursor(estateOrder('new'), cursor)).toBeUndefined();
});

test.each([
  ['new', '2026-02-31 06:00:00+00'],
  ['new', '2026-99-99 06:00:00+00'],
  ['new', '2026-03-02 29:00:00+00'],
  ['area', '99999999999'],
  ['floor', '2147483648'],
  ['-metre', '-1'],
] as const)('a place that the database could not be asked for begins the list anew: %s %s', (sort, value) => {
  const order = estateOrder(sort);
  expect(readCursor(order, cursorOf(order, { value, id: 1 }))).toBeUndefined();
});

test('nothing that comes as a cursor is an error', () => {
  const forged = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
  fc.assert(
    fc.property(anyOrder, fc.oneof(fc.string(), forged), (order, cursor) => {
      expect(readCursor(order, cursor)).toBeUndefined();
    }),
  );
  const injected = Buffer.from(JSON.stringify(['price full', "1' or 1=1", 1])).toString('base64url');
  expect(readCursor(estateOrder('price'), injected)).toBeUndefined();
});
