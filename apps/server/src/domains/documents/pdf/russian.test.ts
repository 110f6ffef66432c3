import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateInWords, moment, quoted, rubles, rublesInWords, typograph } from './russian.ts';

const space = '\u00a0';

describe('sums', () => {
  test.each([
    [0, '0 руб.', 'ноль рублей 00 копеек'],
    [101, '1,01 руб.', 'один рубль 01 копейка'],
    [202, '2,02 руб.', 'два рубля 02 копейки'],
    [1_111, '11,11 руб.', 'одиннадцать рублей 11 копеек'],
    [2_121, '21,21 руб.', 'двадцать один рубль 21 копейка'],
    [100_000, '1 000 руб.', 'одна тысяча рублей 00 копеек'],
    [3_000_000, '30 000 руб.', 'тридцать тысяч рублей 00 копеек'],
    [100_100_200, '1 001 002 руб.', 'один миллион одна тысяча два рубля 00 копеек'],
    [
      1_248_000_050,
      '12 480 000,50 руб.',
      'двенадцать миллионов четыреста восемьдесят тысяч рублей 50 копеек',
    ],
    [200_000_000_000, '2 000 000 000 руб.', 'два миллиарда рублей 00 копеек'],
  ])('%s kopecks', (kopecks, figures, words) => {
    expect(rubles(kopecks).replaceAll(space, ' ')).toBe(figures);
    expect(rublesInWords(kopecks)).toBe(words);
  });

  test('a discount has a minus, and no sum in words', () => {
    expect(rubles(-12_960_000)).toBe(`−129${space}600${space}руб.`);
    expect(() => rublesInWords(-1)).toThrow(RangeError);
    expect(() => rublesInWords(0.5)).toThrow(RangeError);
  });

  test('figures give the sum back; words of two sums differ', () => {
    const sum = fc.integer({ min: 0, max: 10 ** 13 });
    fc.assert(
      fc.property(sum, sum, (one, two) => {
        const [whole, rest = '00'] = rubles(one)
          .replace(/[^\d,]/g, '')
          .split(',');
        expect(Number(`${whole}${rest}`)).toBe(one);
        expect(rublesInWords(one) === rublesInWords(two)).toBe(one === two);
      }),
    );
  });
});

describe('dates and lines', () => {
  test('a day and a moment are those of Moscow', () => {
    expect(dateInWords(new Date('2026-11-12T21:30:00Z')).replaceAll(/\s/g, ' ')).toBe('13 ноября 2026 г.');
    expect(moment(new Date('2026-11-24T15:00:00Z')).replaceAll(/\s/g, ' ')).toBe(
      '24 ноября 2026 г., 18:00 (по московскому времени)',
    );
  });

  test('quotes within quotes are the small ones', () => {
    expect(quoted('Квартал «Мол»')).toBe('«Квартал „Мол“»');
  });

  test('what belongs together stays on one line', () => {
    expect(typograph('в квартире № 5 и на 3 кв. м')).toBe(
      `в${space}квартире №${space}5 и${space}на${space}3${space}кв. м`,
    );
    expect(typograph('Смирнов П. А.')).toBe(`Смирнов${space}П.${space}А.`);
  });
});
