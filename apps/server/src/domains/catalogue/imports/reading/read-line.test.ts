import { type ImportColumn, importColumns } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { describe, expect, it } from 'vitest';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';
import { readColumns } from './read-columns.ts';
import { readLine } from './read-line.ts';

const lineOf = (
  cells: Partial<Record<ImportColumn, string>>,
  flaws: Readonly<Record<number, CellFlaw>> = {},
) => {
  const columns = new Map(Object.keys(cells).map((column, place) => [column as ImportColumn, place]));
  return readLine(
    {
      line: 2,
      cells: Object.values(cells),
      flaws: new Map(Object.entries(flaws).map(([at, flaw]) => [Number(at), flaw])),
    },
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
    expect(refusalOf(['full'])).toEqual({ missing: '«номер в каталоге»', unknown: '—' });
    expect(refusalOf(['building', 'number', 'full'])).toEqual({ missing: '«вид»', unknown: '—' });
    expect(refusalOf(['house', 'kind', 'number', 'full'])).toEqual(['house', 'kind', 'number', 'full']);
    expect(refusalOf(['корпус', 'адрес', 'вид', '№'])).toEqual({ missing: '«цена»', unknown: '—' });
    expect(refusalOf(['id'])).toEqual({ missing: '«цена»', unknown: '—' });
    expect(refusalOf(['building', 'kind', 'number'])).toEqual({ missing: '«цена»', unknown: '—' });
    expect(refusalOf(['id', 'full', 'скидка', 'цена'])).toEqual({ missing: '—', unknown: 'скидка, цена' });
  });

  it('names what is missing by the titles of this country', () => {
    expect(refusalOf(['building', 'full'])).toEqual({ missing: '«вид», «номер»', unknown: '—' });
    expect(refusalOf(['kind', 'number', 'full'])).toEqual({ missing: '«корпус»', unknown: '—' });
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
    ['house', '5🙂', 'paper-letter'],
    ['address', 'ул. Бакı, 1 Ə', 'paper-letter'],
    ['number', '№ 7➊', 'paper-letter'],
    ['house', '01.фев', 'date'],
    ['house', 'Корпус 01.02.2026', 'date'],
    ['house', '1,2E+03', 'scientific'],
    ['handover', '5 кв. 2030', 'not-a-quarter'],
    ['handover', '2030', 'not-a-quarter'],
  ] as const)('with %s «%s» is wrong: %s', (column, cell, code) => {
    expect(lineOf({ [column]: cell })).toMatchObject({ values: {}, problems: [{ column, code }] });
  });

  it.each([
    ['full', '12\u00a0480\u202f000,50\u00a0₽', 1_248_000_050],
    ['full', '21.200000000000003', 2120],
    ['area', '21.200000000000003', 2120],
    ['area', '1\u00a0058,40', 105_840],
    ['id', '101\u2009001', 101_001],
    ['plan', '1\u2007234', 1234],
    ['floor', '\u22122', -2],
    ['number', '12-3', '12-3'],
    ['number', '1-2-15', '1-2-15'],
    ['number', '1.2.15', '1.2.15'],
    ['house', '1-2', '1-2'],
    ['house', '1.2', '1.2'],
    ['number', '1.15', '1.15'],
    ['number', '7Н', '7Н'],
    ['number', '5Е1', '5Е1'],
  ] as const)('with %s «%s» is read as people see it', (column, cell, value) => {
    expect(lineOf({ [column]: cell })).toMatchObject({ values: { [column]: value }, problems: [] });
  });

  it('with a dash says as little as an empty one', () => {
    for (const cell of ['', '-', '—', '–', '−', '--'])
      expect(lineOf({ id: '5', full: cell, kitchen: cell })).toMatchObject({
        values: { id: 5 },
        problems: [],
      });
  });

  it.each([
    ['12.мар', 'date'],
    ['12 марта 2026', 'date'],
    ['мар.26', 'date'],
    ['12-Mar', 'date'],
    ['12.03.2026', 'date'],
    ['03/12/26', 'date'],
    ['12.03.26', 'date'],
    ['12-03-2026', 'date'],
    ['2026-03-12', 'date'],
    ['12.03.2026 0:00', 'date'],
    ['1,2E+03', 'scientific'],
    ['1.2E+10', 'scientific'],
  ] as const)('with «%s» for a number of a flat is wrong: a table program has changed it', (cell, code) => {
    expect(lineOf({ number: cell })).toMatchObject({ values: {}, problems: [{ column: 'number', code }] });
  });

  it('with a day, an error or a power of ten in a cell is wrong, the last only where it is a name', () => {
    const cells = { number: '45000', floor: '1200', full: '1200', house: '#N/A' };
    expect(lineOf(cells, { 0: 'date', 1: 'scientific', 2: 'scientific', 3: 'error' })).toMatchObject({
      values: { full: 120_000 },
      problems: [
        { column: 'number', code: 'date' },
        { column: 'floor', code: 'not-a-number' },
        { column: 'house', code: 'error' },
      ],
    });
    for (const column of ['number', 'house'] as const)
      expect(lineOf({ [column]: '1200' }, { 0: 'scientific' }).problems).toEqual([
        { column, code: 'scientific' },
      ]);
  });

  it('hidden in a merged cell is wrong: it would be taken for one that says nothing', () => {
    expect(lineOf({ id: '5', full: '' }, { 1: 'merged' })).toMatchObject({
      problems: [{ column: 'full', code: 'merged' }],
    });
  });

  it('with a formula is wrong, whatever the formula gave', () => {
    expect(lineOf({ id: '1', full: '100' }, { 1: 'formula' })).toMatchObject({
      values: { id: 1 },
      problems: [{ column: 'full', code: 'formula' }],
    });
  });
});
