import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundParts, partsOf, stretchesOf } from './found-clauses.ts';

const row = (id: string, number: string, text = '', title: string | null = null): RenderedClause => ({
  id,
  kind: text === '' ? 'heading' : 'clause',
  number,
  title,
  text,
  keyTerm: null,
  essential: null,
});

const parts = partsOf([
  row('price', '1', '', 'Цена'),
  row('sum', '1.1', 'Цена Договора составляет 12\u00a0480\u00a0000 рублей.'),
  row('escrow', '1.2', 'Участник вносит её на счёт эскроу.'),
  row('keys', '2', '', 'Передача'),
  row('term', '2.1', 'Срок передачи — 30 июня 2028 года.'),
]);
const idsOf = (words: string) =>
  foundParts(parts, words).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test('clauses stand under their heading, in the order of the text', () => {
  expect(parts.map(({ heading, clauses }) => [heading.id, clauses.map(({ id }) => id)])).toEqual([
    ['price', ['sum', 'escrow']],
    ['keys', ['term']],
  ]);
});

test('a word is found whatever its case, «ё» and spaces; a number finds its clause', () => {
  expect(idsOf('12 480 000')).toEqual(['sum']);
  expect(idsOf('СЧЕТ')).toEqual(['escrow']);
  expect(idsOf('2.1')).toEqual(['term']);
  expect(idsOf('неустойка')).toEqual([]);
});

test('a heading that holds the word brings all its clauses', () => {
  expect(idsOf('передача')).toEqual(['term']);
  expect(idsOf(' ')).toEqual(['sum', 'escrow', 'term']);
});

test('stretches of a text give it again, and found ones hold the words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, words) => {
      expect(
        stretchesOf(text, words)
          .map((one) => one.text)
          .join(''),
      ).toBe(text);
    }),
  );
  expect(stretchesOf('на счёт и счет', 'счет')).toEqual([
    { text: 'на ', isFound: false },
    { text: 'счёт', isFound: true },
    { text: ' и ', isFound: false },
    { text: 'счет', isFound: true },
  ]);
});
