import { expect, it } from 'vitest';
import { cleanFields } from './clean-fields.ts';

it('cleans every text at any depth, but passwords', () => {
  const asked = {
    name: 'А\u200b',
    list: ['И\u0306', { text: 'б\u00ad' }],
    password: 'п\u200b',
    n: 1,
    none: null,
  };
  expect(cleanFields(asked)).toEqual({
    name: 'А',
    list: ['Й', { text: 'б' }],
    password: 'п\u200b',
    n: 1,
    none: null,
  });
  expect(cleanFields('\ufeffда')).toBe('да');
});

it('[promise 29] survives input that is nested arbitrarily deep', () => {
  let deep: unknown = 'x';
  for (let i = 0; i < 200_000; i += 1) deep = [deep];
  expect(() => cleanFields({ deep })).not.toThrow();
});
