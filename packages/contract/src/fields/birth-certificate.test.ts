import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthCertificateMask } from './masks.ts';

const { shape, read } = birthCertificateMask;
const type = (keys: string) => [...keys].reduce((shown, key) => shape(shown + key), '');

/** Look-alikes of both alphabets, numeral characters, and separators. */
const typed = fc.string({
  unit: fc.constantFrom(...'IVXLCDMivxХхІСсМмАаКкЮюAKMaekУyⅠⅣⅤⅫⅳЁ№Z09 -–—'),
  maxLength: 20,
});

describe('[S3-97] a birth certificate in letters of either alphabet', () => {
  test.each([
    'IV-АК 123456',
    'IV-AK 123456',
    'iv-ак 123456',
    'Ⅳ-АК 123456',
    'ⅳ-АК 123456',
    'ⅠⅤ-АК 123456',
    'ІV-АК 123456',
    'IV–АK 123456',
    'IV АК 123456',
    'IVАК123456',
    'IVAK123456',
    'IV-АК № 123456',
    'Свидетельство о рождении IV-АК 123456',
  ])('«%s» is put down as «IV-АК 123456»', (text) => {
    expect(shape(text)).toBe('IV-АК 123456');
    expect(read(shape(text))).toBe('IV-АК 123456');
  });

  test.each([
    ['ivмю123456', 'IV-МЮ 123456'],
    ['IVMЮ123456', 'IV-МЮ 123456'],
    ['ХХ-СС 123456', 'XX-СС 123456'],
    ['Ⅻ-CB 123456', 'XII-СВ 123456'],
    ['С-ОН 123456', 'C-ОН 123456'],
    ['VIIIAH123456', 'VIII-АН 123456'],
    ['L-АК 123456', 'L-АК 123456'],
    ['IIII-АК 123456', 'IIII-АК 123456'],
  ])('«%s» is put down as «%s»', (text, shown) => {
    expect(shape(text)).toBe(shown);
  });

  test('typed by keys it comes out the same', () => {
    for (const keys of ['IV-AK 123456', 'ivак123456', 'IVMЮ123456', 'Ⅳ-АК 123456'])
      expect(type(keys)).toMatch(/^IV-(АК|МЮ) 123456$/);
  });

  test.each([
    ['ⅠⅤ-АК 123456', 'IV-АК 123456'],
    ['IV-AK 123456', 'IV-АК 123456'],
    ['ХІ-ВМ 000001', 'XI-ВМ 000001'],
    ['IV-ЁА 123456', 'IV-ЁА 123456'],
    ['IV-AZ 123456', undefined],
    ['IV-IА 123456', undefined],
    ['ЮV-АК 123456', undefined],
    ['IV-АК 1234567', undefined],
    ['VIIII-АК 123456', undefined],
  ])('«%s» is read as %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test('shaping twice changes nothing more, and only one form is read', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = shape(text);
        expect(shape(shown)).toBe(shown);
        expect(shown).toMatch(/^(?:[IVXLCDM]{1,4}(?:-(?:[А-ЯЁ]{0,2}|[А-ЯЁ]{2} \d{1,6}))?)?$/);
        const value = read(text);
        if (value !== undefined) expect([shape(value), read(value)]).toEqual([value, value]);
      }),
      { numRuns: 5000 },
    );
  });

  test('deleting from the end always comes to an empty field', () => {
    fc.assert(
      fc.property(typed, (text) => {
        let shown = shape(text);
        for (let step = 0; step < 20 && shown; step += 1) shown = shape(shown.slice(0, -1));
        expect(shown).toBe('');
      }),
    );
  });
});
