import { expect, test } from 'vitest';
import { afterProperties } from './use-kept-files.ts';

const file = (key: string, size = 0) => ({ key, title: `${key}.pdf`, size });
const told = (key: string, exists: boolean, size = 5) => ({ file: key, exists, size });

test('[S4.8-13] sizes come from the server', () => {
  expect(afterProperties([file('a'), file('b', 7)], [told('a', true)])).toEqual([file('a', 5), file('b', 7)]);
});

test('[S4.8-14] files that the server does not keep are removed', () => {
  expect(afterProperties([file('a'), file('b')], [told('a', false), told('b', true)])).toEqual([
    file('b', 5),
  ]);
  expect(afterProperties([file('a', 5)], [told('a', false)])).toEqual([]);
});

test('a list that fits stays the same, so that the field does not ask again and again', () => {
  const files = [file('a', 5)];
  expect(afterProperties(files, [told('a', true)])).toBe(files);
  expect(afterProperties(files, [])).toBe(files);
});
