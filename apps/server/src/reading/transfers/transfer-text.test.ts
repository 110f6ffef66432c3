import { expect, test } from 'vitest';
import { readTransferText } from './transfer-text.ts';

test.each([
  ['30 000', 3_000_000],
  ['30\u00a0000,00', 3_000_000],
  ['30000.5', 3_000_050],
  ['30 000 руб.', 3_000_000],
  ['Б-1207', null],
  ['Иванова', null],
  ['9'.repeat(30), null],
])('%s: the sum that is meant', (typed, kopecks) => {
  expect(readTransferText(typed)?.kopecks).toBe(kopecks);
});

test('a number with or without its sign, a name with «ё», nothing for nothing', () => {
  expect(readTransferText('№ Б-7')).toMatchObject({ number: '%б-7%' });
  expect(readTransferText('Фёдоров 100%')).toMatchObject({ name: "'федоров':* & '100':*" });
  expect(readTransferText('  ')).toBeUndefined();
});
