import { usualFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import { expect, test } from 'vitest';
import { type Complexes, countsUntil, ofKind, placed } from './filter-options.ts';

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

const complexes = [
  { id: 1, buildings: [{ id: 1 }, { id: 2 }] },
  { id: 2, buildings: [{ id: 5 }] },
] as Complexes;
const at = (complex: number | null, building: number | null) =>
  placed({ ...usualFilter, complex, building }, complexes);

test('a building alone is shown in its complex; one of another complex than the chosen is left out', () => {
  expect(at(null, 5)).toMatchObject({ complex: 2, building: 5 });
  expect(at(2, 5)).toMatchObject({ complex: 2, building: 5 });
  expect(at(1, 5)).toMatchObject({ complex: 1, building: null });
  expect(at(1, null)).toMatchObject({ complex: 1, building: null });
  expect(at(null, 99)).toMatchObject({ complex: null, building: 99 });
  expect(placed({ ...usualFilter, building: 5 }, [])).toMatchObject({ complex: null, building: 5 });
});

const narrow = {
  ...usualFilter,
  rooms: ['2'],
  finishing: ['light'],
  side: ['south'],
  view: ['yard'],
  floorFrom: 3,
  areaTo: 60,
} as const;
const under = { ...usualFilter, kind: 'parking', floorTo: -1 } as const;

test('with another kind goes what that kind has no values of, and nothing else', () => {
  for (const kind of ['parking', 'storage'] as const) {
    const left = { ...narrow, ...ofKind(kind, narrow) };
    expect(left).toEqual({ ...usualFilter, kind, areaTo: 60 });
  }
  expect({ ...narrow, ...ofKind('commercial', narrow) }).toEqual({
    ...narrow,
    kind: 'commercial',
    rooms: [],
    finishing: [],
  });
  for (const kind of ['apartment', null] as const)
    expect({ ...narrow, ...ofKind(kind, narrow) }).toEqual({ ...narrow, kind });
});

test('a floor under the ground is of places and storage rooms alone', () => {
  expect(ofKind('flat', under)).toMatchObject({ kind: 'flat', floorTo: null });
  for (const kind of ['storage', null] as const) expect(ofKind(kind, under)).toMatchObject({ floorTo: -1 });
});
