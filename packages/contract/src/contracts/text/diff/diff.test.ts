import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import type { ClauseChange, TextSpan } from '../../changes.ts';
import type { RenderedClause } from '../../template.ts';
import { clauseDiff } from './diff.ts';
import { wordSpans } from './word-spans.ts';

const shown = (spans: readonly TextSpan[]) =>
  spans
    .map(({ kind, text }) => ({ same: text, added: `[+${text}+]`, removed: `[-${text}-]` })[kind])
    .join('');

describe('words of a changed text', () => {
  test.each([
    [
      'вносят 3 714 000 рублей в течение 3 рабочих дней',
      'вносят 3 744 000 рублей в течение 5 рабочих дней',
      'вносят [-3 714 000-][+3 744 000+] рублей в течение [-3-][+5+] рабочих дней',
    ],
    ['Цена 7 816 950,00 руб.', 'Цена 7 816 590,00 руб.', 'Цена [-7 816 950,00-][+7 816 590,00+] руб.'],
    ['в размере 1/300 ставки', 'в размере 1/150 ставки', 'в размере [-1/300-][+1/150+] ставки'],
    ['кухня-гостиная светлая', 'кухня-ниша светлая', '[-кухня-гостиная-][+кухня-ниша+] светлая'],
    ['один два три', 'один семь восемь', 'один [-два три-][+семь восемь+]'],
    ['первый', 'первый второй', 'первый[+ второй+]'],
    ['', 'всё новое', '[+всё новое+]'],
    ['тот же', 'тот же', 'тот же'],
  ])('«%s» → «%s»', (before, after, spans) => {
    expect(shown(wordSpans(before, after))).toBe(spans);
  });

  test('both texts are read from the spans, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('цена', 'срок', ' ', '\n', '1 000', ',', 'не'), { maxLength: 20 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, text, (before, after) => {
        const spans = wordSpans(before, after);
        const without = (kind: TextSpan['kind']) =>
          spans
            .filter((span) => span.kind !== kind)
            .map((span) => span.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('a text that differs in too many words is shown as replaced', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(' ');
    const spans = wordSpans(long('а'), long('б'));
    expect(spans.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

const clause = (id: string, text = id, number = ''): RenderedClause => ({
  id,
  kind: 'clause',
  number,
  title: null,
  text,
  keyTerm: null,
  essential: null,
});
const clauses = (text: string) => text.split(' ').map((id) => clause(id));
const told = (changes: readonly ClauseChange[]) => changes.map(({ id, change }) => `${change} ${id}`);

describe('clauses', () => {
  test('one that is added and one that is removed stand where they are read', () => {
    expect(told(clauseDiff(clauses('a b c d'), clauses('a x c d')))).toEqual([
      'same a',
      'removed b',
      'added x',
      'same c',
      'same d',
    ]);
    expect(told(clauseDiff(clauses('a b'), clauses('b')))).toEqual(['removed a', 'same b']);
  });

  test('one that is moved is told alone, not those that it passed', () => {
    expect(told(clauseDiff(clauses('a b c d e'), clauses('a c d b e')))).toEqual([
      'same a',
      'same c',
      'same d',
      'moved b',
      'same e',
    ]);
  });

  test('one may be moved and changed', () => {
    const [, , found] = clauseDiff(clauses('a b c'), [clause('b'), clause('c'), clause('a', 'other')]);
    expect(found).toMatchObject({ id: 'a', change: 'changed', isMoved: true });
  });

  test('a new number alone is no change, a new title is one', () => {
    expect(told(clauseDiff([clause('a', 'x', '1.1')], [clause('a', 'x', '1.2')]))).toEqual(['same a']);
    const titled = { ...clause('a', 'x'), title: 'Срок' };
    expect(told(clauseDiff([clause('a', 'x')], [titled]))).toEqual(['changed a']);
  });

  const version = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('x', 'x y', 'z') }),
    { selector: ({ id }) => id, maxLength: 8 },
  );

  test('each clause of both versions is told once, and turned round added is removed', () => {
    const opposite = { added: 'removed', removed: 'added', changed: 'changed', same: 'same', moved: 'moved' };
    fc.assert(
      fc.property(version, version, (one, other) => {
        const [before, after] = [one, other].map((all) => all.map(({ id, text }) => clause(id, text)));
        const changes = clauseDiff(before ?? [], after ?? []);
        const ids = changes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(changes.flatMap((change) => change.after ?? [])).toEqual(after);
        expect(new Set(changes.flatMap((change) => change.before ?? []))).toEqual(new Set(before));
        const back = new Map(clauseDiff(after ?? [], before ?? []).map((change) => [change.id, change]));
        for (const { id, change, isMoved } of changes) {
          // Of two clauses that changed places either may be the one that moved.
          if (change !== 'moved' && !isMoved && back.get(id)?.change !== 'moved')
            expect(back.get(id)?.change).toBe(opposite[change]);
        }
        const isAllSame = changes.every(({ change }) => change === 'same');
        expect(isAllSame).toBe(JSON.stringify(before) === JSON.stringify(after));
      }),
      { numRuns: propertyRuns },
    );
  });
});
