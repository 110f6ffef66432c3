import { expect, test } from 'vitest';
import { typingAfter } from './use-debounced-typing.ts';

const told = { typed: 12, told: true, before: [1, 5] };

test('what was told last has come back: the field shows the value again', () => {
  expect(typingAfter(told, 12)).toBeUndefined();
});

test('what was told earlier comes back first: the field goes on showing what was typed last', () => {
  const left = typingAfter(told, 1);
  expect(left).toEqual({ ...told, before: [5] });
  expect(typingAfter(left, 5)).toEqual({ ...told, before: [] });
});

test('a value of somebody else, such as an empty one after «Сбросить», stands in the field at once', () => {
  expect(typingAfter(told, null)).toBeUndefined();
  expect(typingAfter(told, 7)).toBeUndefined();
});

test('while the person types on, no value takes his letters', () => {
  const typing = { typed: 123, told: false, before: [1, 12] };
  for (const value of [1, 12, 123, null]) expect(typingAfter(typing, value)?.typed).toBe(123);
});
