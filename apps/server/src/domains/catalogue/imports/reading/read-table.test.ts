import { describe, expect, it } from 'vitest';
import { makeXlsx, xlsxFiles } from '../../../../../test/uploads/make-xlsx.ts';
import { packZip } from '../../../../platform/files/safe-zip.ts';
import { readTable } from './read-table.ts';
import { rowsAtMost, type TableRow } from './table.ts';

const fileOf = (bytes: Buffer | string, truncated = false) => ({
  fileName: 'x',
  givenName: 'x',
  bytes: Buffer.from(bytes as string),
  truncated,
});
const read = async (bytes: Buffer | string, truncated = false) =>
  (await readTable(fileOf(bytes, truncated), {})).rows;
/** Places of a row with this flaw. */
const placesOf = ({ flaws }: TableRow, wanted: string) =>
  [...flaws].filter(([, flaw]) => flaw === wanted).map(([place]) => place);
const cellsOf = async (bytes: Buffer | string) => (await read(bytes)).map(({ cells }) => cells);
const refusal = (bytes: Buffer | string) =>
  read(bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

/** «цена» and the like in Windows-1251. */
const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) =>
      letter >= 'а' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
    ),
  );

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'id;цена\n1;12 480 000,50\n'],
    ['tabs', 'id\tцена\n1\t12 480 000,50\n'],
    ['commas and quotes', 'id,цена\r\n1,"12 480 000,50"\r\n'],
    ['a mark of UTF-8 before it', '\ufeffid;цена\n1;12 480 000,50'],
  ])('is read with %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ['id', 'цена'],
      ['1', '12 480 000,50'],
    ]);
  });

  it('is read in Windows-1251', async () => {
    expect(await cellsOf(windows1251('id;цена\n1;100\n'))).toEqual([
      ['id', 'цена'],
      ['1', '100'],
    ]);
  });

  const price = 'id\tцена\r\n1\t12 480 000,50\r\n';
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-16, as Excel saves «Unicode text»', Buffer.from(`\ufeff${price}`, 'utf16le')],
    ['UTF-16 the other way round', swapped(`\ufeff${price}`)],
    ['UTF-16 without its mark', Buffer.from(price, 'utf16le')],
    ['UTF-16 the other way round without its mark', swapped(price)],
    ['Windows-1251 with tabs', windows1251(price)],
    ['UTF-8 with its mark and tabs', Buffer.from(`\ufeff${price}`)],
  ])('is read in %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['id', 'цена'],
      ['1', '12 480 000,50'],
    ]);
  });

  it.each([
    ['a semicolon', 'sep=;\r\nid;цена\r\n1;5,50\r\n'],
    ['a bar', '\ufeffsep=|\nid|цена\n1|5,50\n'],
    ['a tab, in quotes', '"sep=\t"\nid\tцена\n1\t5,50\n'],
  ])('is read by its own word for what divides: %s, which is no line of the table', async (_, text) => {
    const rows = await read(text);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'id', 'цена'],
      [3, '1', '5,50'],
    ]);
    await expect(read('sep=;\nid;цена\n1;5"6\n')).rejects.toMatchObject({ params: { line: 3 } });
  });

  it('is read from its heading, whatever stands above it and however many signs that has', async () => {
    const above = 'ЖК «Северный мол», прайс-лист, с 1 марта, цены, руб.\nТел. 8 800 000-01-09;;\n\n';
    const rows = await read(`${above}Номер в\u00a0каталоге;  ЦЕНА ;Этаж\n1;5,50;7\n`);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [4, 'Номер в\u00a0каталоге', 'ЦЕНА', 'Этаж'],
      [5, '1', '5,50', '7'],
    ]);
  });

  it('takes a dash for nothing, not for a formula', async () => {
    const [, line] = await read('id;full;base;number\n1;-;—;-cmd\n');
    expect([...(line?.flaws ?? [])]).toEqual([[3, 'formula']]);
  });

  it('knows the line of each row, empty ones left out', async () => {
    const rows = await read('id;full\n\n1;5\n;\n2;6\n');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'id'],
      [3, '1'],
      [5, '2'],
    ]);
  });

  it('marks what a table program would carry out', async () => {
    const rows = await read('id;full;number\n1;=1+1;-5\n2;+7;@x\n3;-cmd;7Н\n');
    expect(rows.map((row) => placesOf(row, 'formula'))).toEqual([[], [1], [1, 2], [1]]);
  });

  it('tells the line in which a comma of a sum has moved the cells after it', async () => {
    const shifted = async (text: string) => (await read(text)).map((row) => row.shifted ?? false);
    expect(await shifted('id,full,base\n1,12480000,50,\n2,5,6\n3,"7,50",8\n')).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(await shifted('id;full\n1;5;\n2;6;7\n')).toEqual([false, false, true]);
  });

  it('counts no empty lines among those it may have', async () => {
    const rows = await read(`id;full\n${'1;5\n\n;\n'.repeat(rowsAtMost)}`);
    expect([rows.length, rows.at(-1)?.line]).toEqual([rowsAtMost + 1, rowsAtMost * 3 - 1]);
  });

  it('is refused when it is no text, or is too long', async () => {
    expect(await refusal(Buffer.from([0x89, 0x50, 0, 1, 2]))).toBe('IMPORT_FORMAT');
    expect(await refusal(`id;full\n1;${'9'.repeat(1001)}\n`)).toBe('IMPORT_FORMAT');
    expect(await refusal(`id;full\n${'1;5\n'.repeat(rowsAtMost + 1)}`)).toBe('IMPORT_TOO_LARGE');
    expect((await read(`id;full\n${'1;5\n'.repeat(rowsAtMost)}`)).length).toBe(rowsAtMost + 1);
  });

  it.each([
    ['never closed', 'id;full\n1;"5"\n2;"6\n3;7\n', 3],
    ['within a cell', 'id;full\n1;5"6\n2;7\n', 2],
    ['before its end', 'id;full\n1;5\n2;"5"6\n', 3],
  ])('is refused by the line of a quote that is %s', async (_, text, line) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'IMPORT_QUOTES', params: { line } });
  });

  it('that did not come whole is refused', async () => {
    await expect(read('id;full\n1;5\n', true)).rejects.toMatchObject({ code: 'IMPORT_TOO_LARGE' });
  });
});

describe('an XLSX file', () => {
  const rows = [
    ['id', 'Цена'],
    [101001, 12_480_000.5],
  ];

  it('is read from its first sheet, numbers as they are', async () => {
    expect(await cellsOf(makeXlsx(rows))).toEqual([
      ['id', 'Цена'],
      ['101001', '12480000.5'],
    ]);
  });

  it('tells cells that are hidden in a merged one, and is refused when everything is merged', async () => {
    const merging = (ref: string) => {
      const files = xlsxFiles([...rows, [101002, ''], [101003, 5]]);
      const name = 'xl/worksheets/sheet1.xml';
      const sheet = String(files.get(name)).replace(
        '</sheetData>',
        `</sheetData><mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`,
      );
      return packZip(new Map([...files, [name, Buffer.from(sheet)]]));
    };
    const read3 = await read(merging('B2:B3'));
    expect(read3.map((row) => placesOf(row, 'merged'))).toEqual([[], [], [1], []]);
    expect(await refusal(merging('A1:XFD1048576'))).toBe('IMPORT_FORMAT');
  });

  it('marks formulas, whose values nobody has checked', async () => {
    const [, second] = await read(
      makeXlsx([
        ['id', 'full'],
        [1, { formula: 'A2*100', value: 100 }],
      ]),
    );
    expect(second).toMatchObject({ line: 2, cells: ['1', '100'] });
    expect([...(second?.flaws ?? [])]).toEqual([[1, 'formula']]);
  });

  it('with something far from the table is refused before it is read: the table would be filled up to there', async () => {
    const name = 'xl/worksheets/sheet1.xml';
    const stray = (row: string) => {
      const files = xlsxFiles(rows);
      const sheet = String(files.get(name)).replace('</sheetData>', `${row}</sheetData>`);
      return packZip(new Map([...files, [name, Buffer.from(sheet)]]));
    };
    const cell = (place: string, row: string) => `<row r="${row}"><c r="${place}"><v>1</v></c></row>`;
    expect(await refusal(stray(cell('XFD1048576', '1048576')))).toBe('IMPORT_TOO_LARGE');
    expect(await refusal(stray(cell('XFD20000', '20000')))).toBe('IMPORT_TOO_LARGE');
    expect(await refusal(stray(cell('B1048576', '1048576')))).toBe('IMPORT_TOO_LARGE');
    for (const row of [
      cell('A3', '1e9'),
      '<row><c r="A1e9"><v>1</v></c></row>',
      '<row r="3"><c r="A3" x:r="XFD20000"><v>1</v></c></row>',
    ])
      expect(await refusal(stray(row))).toBe('IMPORT_FORMAT');
    for (const cell of ['<c a=">" r="XFD3">', `<c ${' '.repeat(2500)} r="XFD3">`])
      expect(await refusal(stray(`<row r="3">${cell}<v>1</v></c></row>`))).toBe('IMPORT_TOO_LARGE');
    // Cells with only colours and heights do not count, and other sheets are not read.
    const coloured = '<row r="3"><c r="A3"><v>1</v></c><c r="XFD3" s="0"/></row>';
    const tail = '<row r="1048575" ht="12.8"/><row r="1048576"><c r="B1048576" s="0"/></row>';
    expect((await read(stray(`${coloured}<row r="20000"/>${tail}`))).length).toBe(3);
    expect(await refusal(stray('<row r="1048577"/>'))).toBe('IMPORT_FORMAT');
    const files = xlsxFiles(rows);
    const other = String(files.get(name)).replace('</sheetData>', `${cell('XFD20000', '20000')}</sheetData>`);
    files.set('xl/worksheets/sheet2.xml', Buffer.from(other));
    expect((await read(packZip(files))).length).toBe(2);
  });

  it('marks formulas and merged cells also where a program names its tags with a prefix', async () => {
    const table = [...rows, [{ formula: 'A2*100', value: 100 }, 5]];
    const files = [...xlsxFiles(table)].map(([name, content]) => {
      if (!/workbook.xml$|sheet1/.test(name)) return [name, content] as const;
      const merged = '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>';
      const prefixed = String(content)
        .replace('</sheetData>', merged)
        .replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:')
        .replace('xmlns=', 'xmlns:x=');
      return [name, Buffer.from(prefixed)] as const;
    });
    const read3 = await read(packZip(new Map(files)));
    expect(read3.map((row) => [placesOf(row, 'formula'), placesOf(row, 'merged')])).toEqual([
      [[], []],
      [[], []],
      [[0], [1]],
    ]);
  });

  it('is refused with macros, broken, or without a sheet', async () => {
    const files = xlsxFiles(rows);
    const withMacros = new Map([...files, ['xl/vbaProject.bin', Buffer.from('x')]]);
    expect(await refusal(packZip(withMacros))).toBe('IMPORT_FORMAT');
    expect(await refusal(makeXlsx(rows).subarray(0, 300))).toBe('IMPORT_FORMAT');
    expect(await refusal(packZip(new Map([['a.txt', Buffer.from('x')]])))).toBe('IMPORT_FORMAT');
  });

  it('that would unpack to more than is bearable is refused', async () => {
    const bomb = new Map([...xlsxFiles(rows), ['xl/media/a', Buffer.alloc(41 * 1024 * 1024)]]);
    expect(await refusal(packZip(bomb))).toBe('IMPORT_FORMAT');
  });
});
