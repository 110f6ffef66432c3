import fc from 'fast-check';
import { expect, test } from 'vitest';
import { glue } from './text.ts';

const shown = (text: string) => glue(text).replaceAll('\u00a0', '_');

test.each([
  ['Подпишите договор до 24 ноября', 'Подпишите договор до_24_ноября'],
  ['№ 243, 58,4 м² и в доме', '№_243, 58,4_м² и_в_доме'],
  ['осталось 4 дня', 'осталось 4_дня'],
  ['30 000 руб.', '30_000_руб.'],
  ['Подпись — код', 'Подпись_— код'],
  ['«О доме» и не только', '«О_доме» и_не_только'],
  ['Flat No. 243, no. Yes', 'Flat No._243, no. Yes'],
  ['так же ли', 'так_же_ли'],
  ['Basic 1 %', 'Basic 1_%'],
  ['«Мол» · корпус 2, этаж 8 из 14', '«Мол»_· корпус_2, этаж_8_из_14'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('a word is not cut and English stays as it is', () => {
  expect(shown('заводи вперёд')).toBe('заводи вперёд');
  expect(shown('I am in the house')).toBe('I am in the house');
});

test('only spaces change, and gluing twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'абв№— 12,«»вйиж'.split('')), maxLength: 40 }),
      (text) => {
        const glued = glue(text);
        expect(glued.replaceAll('\u00a0', ' ')).toBe(text);
        expect(glue(glued)).toBe(glued);
      },
    ),
  );
});
