import { expect, it } from 'vitest';
import { groupPlanned, isAhead, type PlannedPrice } from './planned-groups.ts';

const price = (batch: string, estate: number): PlannedPrice => ({
  batch,
  estate,
  number: String(estate),
  form: 'full',
  beforeKopecks: 100,
  kopecks: 110,
  of: batch === 'b' ? 40 : 1,
  validFrom: '2026-12-01T00:00:00.000Z',
});

it('prices stand with the file that brought them, the nearest first', () => {
  const groups = groupPlanned([price('b', 1), price('a', 2), price('b', 3)]);
  expect(groups.map(({ batch, of, prices }) => [batch, of, prices.map(({ estate }) => estate)])).toEqual([
    ['b', 40, [1, 3]],
    ['a', 1, [2]],
  ]);
});

it('a price is planned for a day after today', () => {
  expect(isAhead('2026-11-22', '2026-11-21')).toBe(true);
  expect(isAhead('2026-11-21', '2026-11-21')).toBe(false);
  expect(isAhead('22.1', '2026-11-21')).toBe(false);
});
