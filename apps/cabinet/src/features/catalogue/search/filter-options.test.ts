import { expect, test } from 'vitest';
import { countsUntil } from './filter-options.ts';

const facets = {
  kind: null,
  complex: null,
  building: null,
  rooms: null,
  finishing: null,
  side: null,
  view: null,
  handover: [
    { value: '2027-4', count: 3 },
    { value: '2028-1', count: 5 },
    { value: '2028-3', count: 2 },
  ],
};

test('«until a quarter» counts what is handed over in it and before it', () => {
  expect([...(countsUntil(facets, ['2027-4', '2028-1', '2028-2', '2028-3']) ?? [])]).toEqual([
    ['2027-4', 3],
    ['2028-1', 8],
    ['2028-2', 8],
    ['2028-3', 10],
  ]);
});

test('where quarters were not counted, none has a number', () => {
  expect(countsUntil({ ...facets, handover: null }, ['2027-4'])).toBeUndefined();
  expect(countsUntil(undefined, ['2027-4'])).toBeUndefined();
});
