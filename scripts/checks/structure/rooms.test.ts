import { expect, test } from 'vitest';
import { countEntries, wrongRooms } from './rooms.ts';

test('files and folders of a folder are counted, lists are not', () => {
  const counts = countEntries(['a/b/c.ts', 'a/b/d.ts', 'a/e.ts', 'docs/decisions/001-a.md']);
  expect([...counts]).toEqual([
    ['a/b', 2],
    ['a', 2],
    ['docs', 1],
  ]);
});

test.each([
  ['one that has grown too large', { a: 26 }, {}, 1],
  ['one that grows though it is too large', { a: 31 }, { a: 30 }, 1],
  ['one that got smaller, until it is written down', { a: 29 }, { a: 30 }, 1],
  ['one that is divided by now', { a: 25 }, { a: 30 }, 1],
  ['none that stays as it is', { a: 30, b: 25 }, { a: 30 }, 0],
])('%s is told', (_, counts, undivided, told) => {
  expect(wrongRooms(new Map(Object.entries(counts)), undivided)).toHaveLength(told);
});
