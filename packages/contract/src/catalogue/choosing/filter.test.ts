import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { directions, estateKinds, finishings, paymentForms, viewCodes } from '../codes.ts';
import type { EstateKind } from '../schema.ts';
import {
  type EstateFilter,
  estateSorts,
  filterQuery,
  filtersOn,
  hasRooms,
  type QuarterCode,
  readFilter,
  roomChoices,
  usualFilter,
  writeFilter,
} from './filter.ts';
import { estateCountQuery, estateSearchQuery } from './filter-schema.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const quarter = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 4 }))
  .map(([year, number]) => `${year}-${number}` as QuarterCode);

const anyFilter: fc.Arbitrary<EstateFilter> = fc
  .record({
    kind: maybe(fc.constantFrom(...(Object.keys(estateKinds) as EstateKind[]))),
    complex: maybe(fc.integer({ min: 1, max: 999_999_999 })),
    building: maybe(fc.integer({ min: 1, max: 999_999_999 })),
    rooms: fc.subarray([...roomChoices]),
    form: fc.constantFrom(...paymentForms),
    priceFrom: maybe(fc.integer({ min: 0, max: 999_999_999_999 })),
    priceTo: maybe(fc.integer({ min: 0, max: 999_999_999_999 })),
    areaFrom: maybe(fc.integer({ min: 0, max: 999_999 })),
    areaTo: maybe(fc.integer({ min: 0, max: 999_999 })),
    floorFrom: maybe(fc.integer({ min: -9, max: 999 })),
    floorTo: maybe(fc.integer({ min: -9, max: 999 })),
    notFirst: fc.boolean(),
    notLast: fc.boolean(),
    finishing: fc.subarray([...finishings]),
    side: fc.subarray([...directions]),
    view: fc.subarray([...viewCodes]),
    handover: maybe(quarter),
    sort: fc.constantFrom(...estateSorts),
  })
  .map((filter) => (hasRooms(filter.kind) ? filter : { ...filter, rooms: [] }));

test('a filter written to the address is read back the same', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(writeFilter(filter))).toEqual(filter);
      const copied = new URLSearchParams(writeFilter(filter).toString());
      expect(readFilter(copied)).toEqual(filter);
    }),
  );
});

test('one choice has one address', () => {
  fc.assert(
    fc.property(anyFilter, fc.constantFrom('rooms', 'finishing', 'side', 'view'), (filter, name) => {
      const params = writeFilter(filter);
      const address = params.toString();
      params.set(name, filter[name as 'rooms'].toReversed().join(','));
      expect(writeFilter(readFilter(params)).toString()).toBe(address);
    }),
  );
});

test('what is asked of the server is what it takes, and says the same', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const asked = new URLSearchParams(filterQuery(filter) as Record<string, string>);
      const query = z.parse(estateSearchQuery, Object.fromEntries(asked));
      expect(z.parse(estateCountQuery, Object.fromEntries(asked))).toEqual(query);
      expect(query.priceFrom).toBe(filter.priceFrom ?? undefined);
      expect(query.floorTo).toBe(filter.floorTo ?? undefined);
      expect(query.rooms?.split(',') ?? []).toEqual(filter.rooms);
      expect(query.notLast).toBe(filter.notLast ? '1' : undefined);
      expect(query.kind).toBe(filter.kind ?? undefined);
      expect(readFilter(asked)).toEqual({ ...filter, kind: filter.kind ?? 'flat' });
    }),
  );
});

test('any address is read, and nonsense in it is left out', () => {
  const names = Object.keys(usualFilter);
  const digits = fc.stringMatching(/^-?\d{1,13}$/);
  const anyAddress = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), digits, fc.constant('0')),
  );
  fc.assert(
    fc.property(anyAddress, (words) => {
      const filter = readFilter(new URLSearchParams(words));
      expect(readFilter(writeFilter(filter))).toEqual(filter);
      z.parse(estateSearchQuery, filterQuery(filter));
    }),
  );
  const nonsense = 'kind=castle&rooms=9,x&priceFrom=-1&floorFrom=-0&finishing=gold&handover=2028-5&sort=luck';
  expect(readFilter(new URLSearchParams(nonsense))).toEqual(usualFilter);
});

test('an address without a word is the usual filter, and the usual filter has an address without a word', () => {
  expect(readFilter(new URLSearchParams())).toEqual(usualFilter);
  expect(writeFilter(usualFilter).toString()).toBe('');
  expect(filtersOn(usualFilter)).toBe(0);
});

test('every filter that is on is counted once; the form of payment and the order are none', () => {
  const filter: EstateFilter = {
    ...usualFilter,
    kind: 'apartment',
    rooms: ['1', '2'],
    floorFrom: 0,
    notFirst: true,
    form: 'mortgage',
    sort: 'new',
  };
  expect(filtersOn(filter)).toBe(4);
});

test('rooms are asked only of kinds that have them', () => {
  expect(readFilter(new URLSearchParams('kind=parking&rooms=1')).rooms).toEqual([]);
  expect(readFilter(new URLSearchParams('kind=all&rooms=1,4')).rooms).toEqual(['1', '4']);
});
