import { estateFilter } from '@novosel/contract/catalogue/endpoints.ts';
import { estateKinds } from '@novosel/contract/catalogue/schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EstateFilter,
  filterQuery,
  filtersOn,
  hasRooms,
  readFilter,
  roomChoices,
  sorts,
  writeFilter,
} from './estate-filter.ts';

const rubles = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
const filters: fc.Arbitrary<EstateFilter> = fc
  .record({
    kind: fc.option(fc.constantFrom(...(Object.keys(estateKinds) as (keyof typeof estateKinds)[]))),
    complex: fc.option(fc.integer({ min: 1, max: 99 })),
    rooms: fc.subarray([...roomChoices]),
    priceFrom: rubles,
    priceTo: rubles,
    sort: fc.constantFrom(...sorts),
  })
  .map((filter) => (hasRooms(filter.kind) ? filter : { ...filter, rooms: [] }));

test('every combination stands in the address and is read back the same', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(writeFilter(filter))).toEqual(filter);
    }),
  );
});

test('the server understands every combination', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(estateFilter.safeParse(filterQuery(filter)).success).toBe(true);
    }),
  );
});

test('what makes no sense in an address is left out', () => {
  const read = readFilter(
    new URLSearchParams('kind=castle&rooms=9,2&priceFrom=-1&priceTo=abc&sort=colour&complex=x'),
  );
  expect(read).toEqual({
    kind: 'flat',
    complex: null,
    rooms: ['2'],
    priceFrom: null,
    priceTo: null,
    sort: 'price',
  });
  expect(filtersOn(read)).toBe(1);
});

test('rooms are not asked of a parking place', () => {
  expect(readFilter(new URLSearchParams('kind=parking&rooms=2')).rooms).toEqual([]);
});

test('an address without a kind means flats, and every kind is asked for by name', () => {
  expect(readFilter(new URLSearchParams()).kind).toBe('flat');
  expect(readFilter(new URLSearchParams('kind=all')).kind).toBeNull();
  expect(filtersOn(readFilter(new URLSearchParams()))).toBe(0);
});
