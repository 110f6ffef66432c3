import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { expect, test } from 'vitest';
import { keptCaret } from './kept-caret.ts';

/** «|» marks the caret. */
const after = (typed: string) => {
  const at = typed.indexOf('|');
  const text = typed.replace('|', '');
  const shown = phoneMask.shape(text);
  const kept = keptCaret(text, at, shown);
  return `${shown.slice(0, kept)}|${shown.slice(kept)}`;
};

test.each([
  ['9|', '+7 9|'],
  ['+7 9000|', '+7 900 0|'],
  ['+7 91|3-45', '+7 91|3 45'],
  ['+7 95|00 000', '+7 95|0 000-0'],
])('%s becomes %s', (typed, expected) => {
  expect(after(typed).slice(0, expected.length)).toBe(expected);
});

test('deleting a separator leaves the caret at its left, so that the next deletion takes a digit', () => {
  expect(after('+7 900 000|00-01')).toBe('+7 900 000|-00-01');
});
