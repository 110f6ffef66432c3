import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { birthCertificate, organisationInn, personInn, snils } from './document-rules.ts';
import { fieldPhrase } from './field-errors.ts';
import { fieldFindings } from './field-problems.ts';
import { organisationInnMask, personInnMask, snilsMask } from './masks.ts';
import { organisationInnFault, personInnFault, snilsFault } from './personal-numbers.ts';

/** The problem of a number's text, or the parsed number. */
const read = (schema: z.ZodMiniType<string>, text: string) => {
  const { data, error } = schema.safeParse(text, { reportInput: true });
  if (!error) return data;
  const [{ problem, ...demand } = { problem: 'default' as const }] = fieldFindings(error);
  return fieldPhrase(problem, 'number', 'ru', demand);
};

const wrongSnils = 'Контрольное число не сходится. Сверьте СНИЛС с\u00a0документом';
const wrongInn = 'Контрольные цифры не сходятся. Сверьте ИНН с\u00a0документом';

describe('a SNILS', () => {
  test.each([
    ['112-233-445 95', '112-233-445 95'],
    ['11223344595', '112-233-445 95'],
    [' 112 233 445–95 ', '112-233-445 95'],
    ['112-233-445 96', wrongSnils],
    ['112-233-445 9', 'Нужно ровно 11 цифр'],
    ['112-233-445 955', 'Нужно ровно 11 цифр'],
    ['112-233-445 9а', 'Нужно ровно 11 цифр'],
    ['', 'Необходимо заполнить «Номер паспорта»'],
    // The check sums are 100, 101, 102, 201, 202 and 203.
    ['090-000-189 00', '090-000-189 00'],
    ['090-000-198 00', '090-000-198 00'],
    ['090-000-199 01', '090-000-199 01'],
    ['087-009-989 00', '087-009-989 00'],
    ['087-009-998 00', '087-009-998 00'],
    ['087-009-999 01', '087-009-999 01'],
    // Up to 001-001-998 the control number is not checked.
    ['001-001-998 00', '001-001-998 00'],
    ['001-001-998 99', '001-001-998 99'],
    ['001-001-999 00', wrongSnils],
    ['000-000-000 00', wrongSnils],
  ])('«%s»: %s', (text, said) => {
    expect(read(snils, text)).toBe(said);
  });

  test('is typed by its mask and read only when the control number fits', () => {
    expect([...'11223344595'].reduce((shown, digit) => snilsMask.shape(shown + digit), '')).toBe(
      '112-233-445 95',
    );
    expect(snilsMask.read('112-233-445 95')).toBe('112-233-445 95');
    expect(snilsMask.read('112-233-445 96')).toBeUndefined();
    expect(snilsMask.read('112-233-445 9')).toBeUndefined();
  });

  test('has one control number, and a wrong digit is found', () => {
    const numbered = fc
      .integer({ min: 1_001_999, max: 999_999_999 })
      .map((number) => `${number}`.padStart(9, '0'));
    fc.assert(
      fc.property(numbered, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const keys = Array.from({ length: 100 }, (_, key) => `${key}`.padStart(2, '0'));
        const [key, ...others] = keys.filter((one) => snilsFault(number + one) === undefined);
        expect(key).toBeDefined();
        expect(others).toEqual([]);
        const digit = (Number(number[place]) + by) % 10;
        const mistyped = number.slice(0, place) + digit + number.slice(place + 1);
        // 00 is the control number for a remainder of 0 and of 100.
        fc.pre(key !== '00' && Number(mistyped) >= 1_001_999);
        expect(snilsFault(mistyped + key)).toEqual({ problem: 'snilsKey' });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an INN', () => {
  test.each([
    ['500100732259', '500100732259'],
    ['5001 0073 2259', '500100732259'],
    ['500100732258', wrongInn],
    ['500100732249', wrongInn],
    ['000000000000', wrongInn],
    ['7707083893', 'Нужно ровно 12 цифр'],
  ])('of a person, «%s»: %s', (text, said) => {
    expect(read(personInn, text)).toBe(said);
  });

  test.each([
    ['7707083893', '7707083893'],
    ['7707083894', wrongInn],
    ['0000000000', wrongInn],
    ['500100732259', 'Нужно ровно 10 цифр'],
  ])('of an organisation, «%s»: %s', (text, said) => {
    expect(read(organisationInn, text)).toBe(said);
  });

  test('is read by its mask only when the control digits fit', () => {
    expect(personInnMask.read(personInnMask.shape('500100732259'))).toBe('500100732259');
    expect(personInnMask.read('500100732258')).toBeUndefined();
    expect(organisationInnMask.read('7707083893')).toBe('7707083893');
    expect(organisationInnMask.read('7707083894')).toBeUndefined();
  });

  test('has control digits for any number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (number) => {
        const ends = Array.from({ length: 100 }, (_, end) => `${end}`.padStart(2, '0'));
        expect(ends.filter((end) => personInnFault(number + end) === undefined)).toHaveLength(1);
        const last = Array.from({ length: 10 }, (_, digit) => number.slice(0, 9) + digit);
        expect(last.filter((inn) => organisationInnFault(inn) === undefined)).toHaveLength(1);
      }),
    );
  });
});

test.each([
  ['IV-АК 123456', 'IV-АК 123456'],
  ['ⅠⅤ-АК 123456', 'IV-АК 123456'],
  ['Ⅳ–AK 123456', 'IV-АК 123456'],
  ['ii-мю 654321', 'II-МЮ 654321'],
  ['IV-АК 1234567', 'Нужны серия и\u00a0номер, как в\u00a0свидетельстве: IV-МЮ\u00a0123456'],
])('a birth certificate «%s»: %s', (text, said) => {
  expect(read(birthCertificate, text)).toBe(said);
});
