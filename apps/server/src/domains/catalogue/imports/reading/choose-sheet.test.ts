import { type MadeSheet, main, makeWorkbook } from '@novosel/testing/uploads/make-workbook.ts';
import { describe, expect, it } from 'vitest';
import type { SheetChoice } from './choose-sheet.ts';
import { listSheets } from './list-sheets.ts';
import { readTable } from './read-table.ts';

/** A sheet of texts; a row or a column whose number is named is hidden. */
function sheetOf(
  rows: readonly (readonly string[])[],
  hidden: { rows?: number[]; columns?: number[] } = {},
): string {
  const columns = (hidden.columns ?? []).map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join('');
  const lines = rows.map((cells, index) => {
    const shown = cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
    return `<row r="${index + 1}"${hidden.rows?.includes(index + 1) ? ' hidden="1"' : ''}>${shown}</row>`;
  });
  return `<worksheet xmlns="${main}"><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const prices = [
  ['Номер в каталоге', 'Цена', 'Этаж'],
  ['1', '100', '7'],
  ['2', '200', '8'],
];
const fileOf = (...sheets: readonly MadeSheet[]) => ({
  fileName: 'x',
  givenName: 'x',
  bytes: makeWorkbook(sheets),
  truncated: false,
});
const sheet = (name: string, xml: string, state?: 'hidden'): MadeSheet => ({
  name,
  xml,
  ...(state && { state }),
});
const read = async (file: ReturnType<typeof fileOf>, choice: SheetChoice = {}) => {
  const { rows, source } = await readTable(file, choice);
  return { cells: rows.map(({ cells }) => cells.join(' ')), source };
};
const outcome = (file: ReturnType<typeof fileOf>, choice?: SheetChoice) =>
  read(file, choice).then(
    ({ cells }) => cells,
    (error: { code: string }) => error.code,
  );
const heading = 'Номер в каталоге Цена Этаж';

describe('a workbook', () => {
  it('with one sheet and nothing hidden is read without a word', async () => {
    const file = fileOf(
      sheet('Цены', sheetOf(prices)),
      sheet('Лист2', sheetOf([])),
      sheet('Лист3', '<row/>', 'hidden'),
    );
    expect(await read(file)).toEqual({
      cells: [heading, '1 100 7', '2 200 8'],
      source: {
        name: 'Цены',
        others: 0,
        hiddenRows: { count: 0, read: 'skip' },
        hiddenColumns: { count: 0, read: 'skip' },
      },
    });
  });

  it('has a title above its heading', async () => {
    const file = fileOf(sheet('Цены', sheetOf([['Прайс-лист на 1 марта'], [], ...prices])));
    expect((await read(file)).cells).toEqual([heading, '1 100 7', '2 200 8']);
  });

  it('with a hidden first sheet names both, and reads none before it is told which', async () => {
    const old = sheetOf([prices[0] ?? [], ['1', '5', '7']]);
    const file = fileOf(sheet('Старые', old, 'hidden'), sheet('Цены', sheetOf(prices)));
    expect(await listSheets(file)).toEqual([
      { sheet: 1, name: 'Старые', hidden: true, rows: 2, fits: true, hiddenRows: 0, hiddenColumns: [] },
      { sheet: 2, name: 'Цены', hidden: false, rows: 3, fits: true, hiddenRows: 0, hiddenColumns: [] },
    ]);
    expect(await outcome(file)).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 3 })).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 2 })).toEqual([heading, '1 100 7', '2 200 8']);
    expect(await read(file, { sheet: 1 })).toMatchObject({ source: { name: 'Старые', others: 1 } });
  });

  it('with a second sheet asks, even when that is no price list', async () => {
    const file = fileOf(sheet('Цены', sheetOf(prices)), sheet('Условия', sheetOf([['Скидки у менеджера']])));
    expect((await listSheets(file)).map(({ name, fits }) => [name, fits])).toEqual([
      ['Цены', true],
      ['Условия', false],
    ]);
    expect(await outcome(file)).toBe('IMPORT_CHOICE');
  });

  it('whose only written sheet is hidden asks', async () => {
    const file = fileOf(sheet('Лист1', '<row/>'), sheet('Цены', sheetOf(prices), 'hidden'));
    expect(await outcome(file)).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 2 })).toHaveLength(3);
  });

  it('with rows that a filter hides reads them, or leaves them out, as it is told', async () => {
    const file = fileOf(sheet('Цены', sheetOf(prices, { rows: [2] })));
    expect(await listSheets(file)).toMatchObject([{ hiddenRows: 1, hiddenColumns: [] }]);
    expect(await outcome(file)).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 1 })).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 1, hiddenRows: 'skip' })).toEqual([heading, '2 200 8']);
    expect(await read(file, { sheet: 1, hiddenRows: 'read' })).toMatchObject({
      cells: [heading, '1 100 7', '2 200 8'],
      source: { hiddenRows: { count: 1, read: 'read' } },
    });
  });

  it('with hidden columns names those in which something is written, by letter and title', async () => {
    const file = fileOf(sheet('Цены', sheetOf(prices, { columns: [2, 9] })));
    expect(await listSheets(file)).toMatchObject([{ hiddenColumns: [{ column: 'B', title: 'Цена' }] }]);
    expect(await outcome(file, { sheet: 1 })).toBe('IMPORT_CHOICE');
    expect(await outcome(file, { sheet: 1, hiddenColumns: 'skip' })).toEqual([
      'Номер в каталоге  Этаж',
      '1  7',
      '2  8',
    ]);
    expect(await outcome(file, { sheet: 1, hiddenColumns: 'read' })).toEqual([heading, '1 100 7', '2 200 8']);
  });

  it('in which nothing is written is refused, and so is a file without sheets where they are asked for', async () => {
    expect(await outcome(fileOf(sheet('Лист1', '<row/>')))).toBe('IMPORT_FORMAT');
    const text = { ...fileOf(), bytes: Buffer.from('id;full\n1;5\n') };
    await expect(listSheets(text)).rejects.toMatchObject({ code: 'IMPORT_FORMAT' });
  });

  it('with a sheet larger than is read can be read from another', async () => {
    const far = '<row r="1048576"><c r="B1048576"><v>1</v></c></row>';
    const file = fileOf(sheet('Цены', sheetOf(prices)), sheet('Далеко', far));
    expect(await outcome(file, { sheet: 1 })).toHaveLength(3);
    expect(await outcome(file, { sheet: 2 })).toBe('IMPORT_TOO_LARGE');
  });
});
