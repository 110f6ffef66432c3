import fc from 'fast-check';
import numbers from 'number-to-words-ru';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { maxRubles } from './money.ts';
import { kopecksFromWords, kopecksInWords } from './money-words.ts';

const most = maxRubles * 100 + 99;
const sum = fc.integer({ min: 0, max: most });

describe('a sum in words', () => {
  test.each([
    [781_695_000, 'Семь миллионов восемьсот шестнадцать тысяч девятьсот пятьдесят рублей 00 копеек'],
    [781_659_000, 'Семь миллионов восемьсот шестнадцать тысяч пятьсот девяносто рублей 00 копеек'],
    [0, 'Ноль рублей 00 копеек'],
    [1, 'Ноль рублей 01 копейка'],
    [101, 'Один рубль 01 копейка'],
    [202, 'Два рубля 02 копейки'],
    [1_111, 'Одиннадцать рублей 11 копеек'],
    [2_121, 'Двадцать один рубль 21 копейка'],
    [100_000, 'Одна тысяча рублей 00 копеек'],
    [200_054, 'Две тысячи рублей 54 копейки'],
    [100_000_000_000, 'Один миллиард рублей 00 копеек'],
    [
      most,
      'Девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
    ],
  ])('%i kopecks are «%s», and the words are that sum', (kopecks, words) => {
    expect(kopecksInWords(kopecks)).toBe(words);
    expect(kopecksFromWords(words)).toBe(kopecks);
  });

  test('is read back to the kopeck', () => {
    fc.assert(
      fc.property(sum, (kopecks) => {
        expect(kopecksFromWords(kopecksInWords(kopecks))).toBe(kopecks);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('is what a library of others says', () => {
    fc.assert(
      fc.property(sum, (kopecks) => {
        const said = numbers.convert(
          `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
          {
            currency: 'rub',
            convertNumberToWords: { integer: true, fractional: false },
          },
        );
        expect(kopecksInWords(kopecks)).toBe(said);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('is read in any case and over the end of a line', () => {
    expect(kopecksFromWords(' семь миллионов\nрублей\u00a000 копеек ')).toBe(700_000_000);
  });

  test.each([
    '7 000 000 рублей 00 копеек',
    'Семь миллионов рубля 00 копеек',
    'Семь миллиона рублей 00 копеек',
    'Семь миллионов рублей',
    'Семь миллионов рублей 0 копеек',
    'Семь миллионов рублей 01 копеек',
    'Семь миллионов рублей 00 копеек.',
    '',
  ])('«%s» is no sum', (words) => {
    expect(kopecksFromWords(words)).toBeUndefined();
  });

  test.each([-1, 0.5, most + 1, Number.NaN])('%s kopecks have no words', (kopecks) => {
    expect(() => kopecksInWords(kopecks)).toThrow(RangeError);
  });
});
