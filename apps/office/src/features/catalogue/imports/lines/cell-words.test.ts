import { expect, it } from 'vitest';
import { cellWords, growthOf, growthWords } from './cell-words.ts';

const t = (id: string, values?: object) => {
  if (id === 'catalogue.cell.decimal') return ',';
  return id === 'ui.money.suffix' ? 'руб.' : [id, ...Object.values(values ?? {})].join(' ');
};

it('a cell is told in the words of the catalogue', () => {
  expect(cellWords('full', 1_248_000_000, t)).toBe('12\u00A0480\u00A0000\u00A0руб.');
  expect(cellWords('full', 1_248_000_050, t)).toBe('12\u00A0480\u00A0000,50\u00A0руб.');
  expect(cellWords('area', 5840, t)).toBe('catalogue.cell.area 58,4');
  expect(cellWords('area', 6000, t)).toBe('catalogue.cell.area 60');
  expect(cellWords('kitchen', 1205, t)).toBe('catalogue.cell.area 12,05');
  expect(cellWords('status', 'sold', t)).toBe('catalogue.status.sold');
  expect(cellWords('kind', 13, t)).toBe('catalogue.kind.parking');
  expect(cellWords('mortgage', null, t)).toBe('—');
  expect(cellWords('rooms', 0, t)).toBe('catalogue.cell.studio');
  expect(cellWords('view', 'sea,yard', t)).toBe('catalogue.view.sea, catalogue.view.yard');
  expect(cellWords('side', 'north', t)).toBe('catalogue.side.north');
  expect(cellWords('floor', 7, t)).toBe('7');
});

it('growth is shown in percent with a sign, and a change is never 0 %', () => {
  expect(growthOf({ before: 100, after: 101 })).toBeCloseTo(1);
  expect(growthOf({ before: null, after: 101 })).toBeUndefined();
  expect(growthOf({ before: 'sale', after: 'sold' })).toBeUndefined();
  expect(growthWords(1, ',')).toBe('+1\u00A0%');
  expect(growthWords(-0.42, ',')).toBe('\u22120,4\u00A0%');
  expect(growthWords(0.001, '.')).toBe('+0.1\u00A0%');
  expect(growthWords(1204.4, ',')).toBe('+1\u00A0204\u00A0%');
  expect(growthWords(-99.99, ',')).toBe('\u221299,9\u00A0%');
});
