import { expect, test } from 'vitest';
import { circlesOf } from './cycles.ts';

const imports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });

test('files that reach themselves are found, whatever lies between; what only leads there is none of them', () => {
  expect(circlesOf(imports('a b', 'b c', 'a c', 'c d'))).toEqual([]);
  const apart = circlesOf(imports('in a', 'a b', 'b a', 'b c', 'c d', 'd c', 'd out'));
  expect(apart.map((circle) => circle.join('')).sort()).toEqual(['ab', 'cd']);
  expect(circlesOf(imports('a b', 'b c', 'c d', 'd a', 'd b'))).toEqual([['a', 'b', 'c', 'd']]);
});
