import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { kopecksInWords } from '../../../texts/money-words.ts';
import { rubles } from '../paper-words.ts';
import { sumsInWords } from './sums-in-words.ts';

test.each([
  [
    '7 816 950,00 руб. (Семь миллионов восемьсот шестнадцать тысяч девятьсот пятьдесят рублей 00 копеек)',
    781_695_000,
  ],
  [
    '7 816 950 (семь миллионов восемьсот шестнадцать тысяч девятьсот пятьдесят) рублей 00 копеек',
    781_695_000,
  ],
  ['101,02 (Сто один рубль 02 копейки)', 10_102],
  ['5 000 рублей (пять тысяч рублей)', 500_000],
  ['5 000 руб. (пять тысяч рубликов и ещё)', 500_000],
  ['5 000 руб. (пять тысящ рублей)', undefined],
])('«%s» says %s in words', (text, words) => {
  expect(sumsInWords(`Цена ${text}.`).map((one) => one.words)).toEqual([words]);
});

test('what is no sum in words is passed over', () => {
  expect(sumsInWords('Общая площадь: 58,40 кв. м (без балконов), 2 (два) экземпляра')).toEqual([]);
});

test('any other sum in words is found, and the right one is not', () => {
  const sum = fc.integer({ min: 0, max: 99_999_999_999_999 });
  fc.assert(
    fc.property(sum, sum, (digits, words) => {
      const [pair] = sumsInWords(`Цена: ${rubles(digits)} (${kopecksInWords(words)}).`);
      expect(pair?.digits).toBe(digits);
      expect(pair?.words).toBe(words);
    }),
    { numRuns: propertyRuns },
  );
});
