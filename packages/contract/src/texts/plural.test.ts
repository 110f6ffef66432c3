import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'день', few: 'дня', many: 'дней' };

test.each([
  [0, 'дней'],
  [1, 'день'],
  [2, 'дня'],
  [4, 'дня'],
  [5, 'дней'],
  [11, 'дней'],
  [12, 'дней'],
  [14, 'дней'],
  [21, 'день'],
  [22, 'дня'],
  [111, 'дней'],
  [121, 'день'],
  [-1, 'день'],
])('[S9-29] %i %s', (count, word) => {
  expect(plural(count, forms)).toBe(word);
});

test('[S9-29] the rules are those of the language tables', () => {
  const rules = new Intl.PluralRules('ru');
  fc.assert(
    fc.property(fc.nat(1_000_000), (count) => {
      expect(plural(count, forms)).toBe(forms[rules.select(count) as keyof typeof forms]);
    }),
  );
});
