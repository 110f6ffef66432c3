import { expect, test } from 'vitest';
import { citedIn, type Spec, stands } from './citations.ts';

const spec: Spec = {
  lines: new Set(['S4.1-09']),
  rulings: '| S4.2-03 | RENEW |',
  promises: new Set(['33', 'C9']),
  truths: new Set(['4']),
};
const strangers = (text: string) =>
  citedIn({ path: 'a.ts', text })
    .filter(({ kind, id }) => !stands(spec, kind, id))
    .map(({ id }) => id);

test('what stands in the specification is found there', () => {
  expect(strangers('(S4.1-09, promise 33, promises 33 and C9, truth 4, ruling S4.2-03)')).toEqual([
    'S4.2-03',
  ]);
});

test.each([
  ['a line', 'see S4.1-99', ['S4.1-99']],
  ['a promise', 'promise 57', ['57']],
  ['the second of two', 'promises 33, 58', ['58']],
  ['a truth', 'Truth 11', ['11']],
  ['a ruling', 'ruling S9.9', ['S9.9']],
])('%s that does not stand there is told', (_, text, ids) => expect(strangers(text)).toEqual(ids));
