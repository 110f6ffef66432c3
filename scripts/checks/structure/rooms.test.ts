import { expect, test } from 'vitest';
import { countEntries, tooLarge } from './rooms.ts';

test('files and folders of a folder are counted, lists are not', () => {
  const counts = countEntries(['a/b/c.ts', 'a/b/d.ts', 'a/e.ts', 'docs/decisions/001-a.md']);
  expect([...counts]).toEqual([
    ['a/b', 2],
    ['a', 2],
    ['docs', 1],
  ]);
});

test('a folder of 26 entries is too large, one of 25 is not', () => {
  expect(
    tooLarge(
      new Map([
        ['a', 26],
        ['b', 25],
      ]),
    ),
  ).toEqual([['a', 26]]);
});
