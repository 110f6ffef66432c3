import { type ImportColumn, importColumns } from '@novosel/contract/catalogue/desk-rules.ts';
import { describe, expect, it } from 'vitest';
import { readColumns } from './read-columns.ts';
import { readLine } from './read-line.ts';

const lineOf = (
  cells: Partial<Record<ImportColumn, string>>,
  formulas: number[] = [],
  merged: number[] = [],
) => {
  const columns = new Map(Object.keys(cells).map((column, place) => [column as ImportColumn, place]));
  return readLine(
    { line: 2, cells: Object.values(cells), formulas: new Set(formulas), merged: new Set(merged) },
    columns,
  );
};
const refusalOf = (header: string[], pricesOnly = false) => {
  try {
    return [...readColumns(header, pricesOnly).keys()];
  } catch (error) {
    return (error as { params: { missing: string; unknown: string } }).params;
  }
};

describe('the first line', () => {
  it('names columns in either language, in any case and order', () => {
    expect(refusalOf(['ЦЕНА', ' Id'.trim(), 'Отделка', ''])).toEqual(['full', 'id', 'finishing']);
    expect(refusalOf(['building', 'вид', '№', 'цена,  ипотека'])).toEqual([
      'building',
      'kind',
      'number',
      'mortgage',
    ]);
  });

  it('has every title of the register, and no title means two columns', () => {
    const titles = Object.values(importColumns).flat();
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('says what is missing and what is not known or stands twice', () => {
    expect(refusalOf(['full'])).toEqual({ missing: 'id', unknown: '—' });
    expect(refusalOf(['building', 'number', 'full'])).toEqual({ missing: 'kind', unknown: '—' });
    expect(refusalOf(['house', 'kind', 'number', 'full'])).toEqual(['house', 'kind', 'number', 'full']);
    expect(refusalOf(['корпус', 'адрес', 'вид', '№'])).toEqual({ missing: 'full', unknown: '—' });
    expect(refusalOf(['id'])).toEqual({ missing: 'full', unknown: '—' });
    expect(refusalOf(['building', 'kind', 'number'])).toEqual({ missing: 'full', unknown: '—' });
    expect(refusalOf(['id', 'full', 'скидка', 'цена'])).toEqual({ missing: '—', unknown: 'скидка, цена' });
  });

  it('of prices for a day to come has nothing else', () => {
    expect(refusalOf(['id', 'full', 'finishing'], true)).toEqual({ missing: '—', unknown: 'finishing' });
    expect(refusalOf(['id', 'full', 'mortgage'], true)).toEqual(['id', 'full', 'mortgage']);
  });
});

describe('a line', () => {
  it('is read into the units of the tables', () => {
    const read = lineOf({
      id: '101001',
      full: '12 480 000,50 руб.',
      area: '58,4',
      kitchen: '9.75',
      rooms: '0',
      floor: '-1',
      kind: 'Машино-место',
      finishing: 'Тёмная',
      status: 'снято с продажи',
      number: '3Н',
      base: '',
      house: 'Корпус 5А',
      view: 'Море, двор,море',
      side: 'south',
    });
    expect(read.problems).toEqual([]);
    expect(read.values).toEqual({
      id: 101001,
      full: 1_248_000_050,
      area: 5840,
      kitchen: 975,
      rooms: 0,
      floor: -1,
      kind: 13,
      finishing: 'dark',
      status: 13,
      number: '3Н',
      house: '5А',
      view: 'sea,yard',
      side: 'south',
    });
  });

  it.each(['2 кв. 2030', 'II квартал 2030', 'ii кв 2030 г.', '2030-2', '2030 II'])(
    'reads the quarter of the keys «%s»',
    (cell) => {
      expect(lineOf({ handover: cell }).values).toEqual({ handover: 20302 });
    },
  );

  it.each([
    ['full', '12 млн', 'not-a-sum'],
    ['full', '0', 'not-positive'],
    ['full', '-5', 'not-positive'],
    ['full', '1e9', 'not-a-sum'],
    ['area', '58,444', 'not-a-number'],
    ['area', '0', 'not-positive'],
    ['rooms', '1.5', 'not-a-number'],
    ['rooms', '10', 'not-a-number'],
    ['id', '0', 'not-a-number'],
    ['kind', 'замок', 'unknown-word'],
    ['kind', 'constructor', 'unknown-word'],
    ['finishing', 'золотая', 'unknown-word'],
    ['status', 'reserve', 'unknown-word'],
    ['number', 'x'.repeat(21), 'unknown-word'],
    ['ceiling', '270', 'not-a-number'],
    ['view', 'двор, вулкан', 'unknown-word'],
    ['side', 'двор', 'unknown-word'],
    ['house', 'корпус у самой воды', 'unknown-word'],
    ['handover', '5 кв. 2030', 'not-a-quarter'],
    ['handover', '2030', 'not-a-quarter'],
  ] as const)('with %s «%s» is wrong: %s', (column, cell, code) => {
    expect(lineOf({ [column]: cell })).toMatchObject({ values: {}, problems: [{ column, code }] });
  });

  it('hidden in a merged cell is wrong: it would be taken for one that says nothing', () => {
    expect(lineOf({ id: '5', full: '' }, [], [1])).toMatchObject({
      problems: [{ column: 'full', code: 'merged' }],
    });
  });

  it('with a formula is wrong, whatever the formula gave', () => {
    expect(lineOf({ id: '1', full: '100' }, [1])).toMatchObject({
      values: { id: 1 },
      problems: [{ column: 'full', code: 'formula' }],
    });
  });
});
