import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointTable } from '../wire/table.ts';
import { cleanText, cleanValues, isVerbatim } from './clean-text.ts';

test.each([
  ['Анна\u200b', 'Анна'],
  ['\u2060\u00ad\ufeff\u200e\u200f\u202a\u202e\u2066\u2069\u061c\u3164\u2800\ufe0f', ''],
  ['И\u0306ван', 'Йван'],
  ['е\u200b\u0308', 'ё'],
  ['👨‍👩‍👧 и ❤️, 1️⃣', '👨‍👩‍👧 и ❤️, 1️⃣'],
  ['а\u200dб', 'аб'],
  ['Анна Мария', 'Анна Мария'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('cleaning twice changes nothing more and leaves what is seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean.normalize('NFC')).toBe(clean);
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абвЁ Az-1.,') }), (text) => cleanText(text) === text),
  );
});

test('values are cleaned at any depth, passwords and files are left', () => {
  const file = new Blob(['a']);
  expect(
    cleanValues({ name: 'А\u200b', list: [{ text: 'б\u00ad' }], password: 'а\u200b', none: null, file }),
  ).toEqual({ name: 'А', list: [{ text: 'б' }], password: 'а\u200b', none: null, file });
});

test('every field of a call that takes a password is taken sign by sign', () => {
  const fields = endpointTable.flatMap(({ body }) =>
    Object.keys((body?._zod.def as { shape?: object })?.shape ?? {}),
  );
  const passwords = fields.filter((field) => /password/i.test(field));
  expect(passwords.length).toBeGreaterThan(5);
  expect(passwords.filter((field) => !isVerbatim(field))).toEqual([]);
});
