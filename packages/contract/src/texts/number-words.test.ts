import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { maxRubles } from './money.ts';
import { type Gender, integerFromWords, integerInWords } from './number-words.ts';

const whole = fc.integer({ min: 0, max: maxRubles });
const gender = fc.constantFrom<Gender>('masculine', 'feminine', 'neuter');

describe('a whole number in words', () => {
  test.each([
    [0, 'masculine', 'ноль'],
    [1, 'masculine', 'один'],
    [1, 'feminine', 'одна'],
    [1, 'neuter', 'одно'],
    [2, 'neuter', 'два'],
    [10, 'masculine', 'десять'],
    [19, 'feminine', 'девятнадцать'],
    [22, 'feminine', 'двадцать две'],
    [40, 'masculine', 'сорок'],
    [90, 'masculine', 'девяносто'],
    [100, 'masculine', 'сто'],
    [111, 'feminine', 'сто одиннадцать'],
    [1_000, 'masculine', 'одна тысяча'],
    [2_002, 'masculine', 'две тысячи два'],
    [11_000, 'masculine', 'одиннадцать тысяч'],
    [21_001, 'feminine', 'двадцать одна тысяча одна'],
    [1_000_000, 'masculine', 'один миллион'],
    [2_000_001, 'feminine', 'два миллиона одна'],
    [5_000_000_000, 'masculine', 'пять миллиардов'],
  ] as const)('%i, %s, is «%s»', (number, of, words) => {
    expect(integerInWords(number, of)).toBe(words);
    expect(integerFromWords(words, of)).toBe(number);
  });

  test('is read back the same', () => {
    fc.assert(
      fc.property(whole, gender, (number, of) => {
        expect(integerFromWords(integerInWords(number, of), of)).toBe(number);
      }),
      { numRuns: propertyRuns, examples: [[maxRubles, 'masculine']] },
    );
  });

  test.each([-1, 0.5, maxRubles + 1, Number.NaN])('%s has no words', (number) => {
    expect(() => integerInWords(number)).toThrow(RangeError);
  });

  test.each([
    '',
    'тысяча',
    'один тысяча',
    'две тысяч',
    'двадцать десять',
    'сто двести',
    'ноль один',
    'два три',
    'миллион миллиард',
    'тысяча миллиардов',
    'одна',
    'one',
  ])('«%s» is no number of the masculine gender', (words) => {
    expect(integerFromWords(words)).toBeUndefined();
  });
});
