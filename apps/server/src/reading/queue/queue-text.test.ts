import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './queue-text.ts';

test('a phone is its digits, whichever way it is written', () => {
  for (const written of ['+7 900 000-00-01', '8 (900) 000-00-01', '79000000001'])
    expect(readText(written)?.phone).toBe('%79000000001%');
  expect(readText('00-01')?.phone).toBe('%0001%');
  expect(readText('Тел.: 8 900 000-00-01, Анна')?.phone).toBe('%79000000001%');
});

test('a part of a phone is looked for as it is kept: without the trunk 8, and without digits too many', () => {
  for (const [written, part] of [
    ['8 (900) 000', '900000'],
    ['8900', '8900'],
    ['+7 900 000', '7900000'],
    ['8 900 000-00-01 12', '9000000001'],
    ['+7 900 000-00-01 12', '79000000001'],
    ['812 900', '12900'],
  ] as const)
    expect(readText(written)?.phone, written).toBe(`%${part}%`);
});

test('a short number is no phone, and a name is none', () => {
  expect(readText('243')?.phone).toBeNull();
  expect(readText('Королёва 4321')?.phone).toBeNull();
});

test('е and ё are one letter, and case is none', () => {
  expect(readText('КОРОЛЁВА')).toEqual(readText('королева'));
});

test('a flat is found with its sign and without', () => {
  expect(readText('№ 243')?.estate).toBe('243');
  expect(readText('243')?.estate).toBe('243');
});

test('nothing typed asks nothing', () => {
  expect(readText(undefined)).toBeUndefined();
  expect(readText('   ')).toBeUndefined();
});

test('what is typed is never a pattern', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const number = readText(typed)?.number ?? '%%';
      expect(number.slice(1, -1).replace(/\\[\\%_]/g, '')).not.toMatch(/[%_\\]/);
      const words = readText(typed)?.name ?? '';
      expect(words).toMatch(/^(?:'[\p{L}\p{M}\p{N}]+':\*(?: & (?!$)|$))*$/u);
    }),
  );
});
