import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { expect, it } from 'vitest';
import { impactOf } from './impact.ts';

const line = (number: number, changes: ImportLine['changes'], what: ImportLine['what'] = 'change') => ({
  line: number,
  estate: number,
  number: String(number),
  building: '2',
  newHouse: null,
  what,
  changes,
  problems: [],
});

it('prices are counted, and the estates that they belong to; the farthest change is named', () => {
  const impact = impactOf([
    line(2, [
      { column: 'full', before: 100, after: 102 },
      { column: 'base', before: 100, after: 104 },
    ]),
    line(3, [{ column: 'full', before: 1000, after: 100 }]),
    line(4, [{ column: 'status', before: 'sale', after: 'sold' }]),
    line(5, [{ column: 'mortgage', before: null, after: 100 }]),
    line(6, [{ column: 'full', before: null, after: 100 }], 'create'),
  ]);
  expect(impact).toEqual({
    repriced: 3,
    prices: 4,
    statuses: 1,
    farthest: { number: '3', building: '2', newHouse: null, growth: -90 },
  });
});

it('a file without prices has no farthest change', () => {
  expect(impactOf([line(2, [{ column: 'area', before: 100, after: 101 }])])).toEqual({
    repriced: 0,
    prices: 0,
    statuses: 0,
    farthest: undefined,
  });
});
