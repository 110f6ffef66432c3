import {
  bombOf,
  main,
  makeWorkbook,
  office,
  sharedStrings,
  stylesOf,
} from '@novosel/testing/uploads/make-workbook.ts';
import { describe, expect, it } from 'vitest';
import { xlsxFiles } from '../../../test/uploads/make-xlsx.ts';
import { packZip } from '../files/safe-zip.ts';
import { kindOfFormat } from './number-format.ts';
import { readWorkbook } from './read-workbook.ts';
import { shownNumber } from './shown-number.ts';
import { columnName } from './workbook.ts';

const limits = { rows: 100, columns: 10, cells: 1000 };
const read = async (bytes: Buffer) => (await readWorkbook(bytes, limits)) ?? [];
const textsOf = async (bytes: Buffer) => (await read(bytes))[0]?.rows.map(({ cells }) => cells);
const flawsOf = async (bytes: Buffer) =>
  (await read(bytes))[0]?.rows.map(({ flaws }) => Object.fromEntries(flaws));

/** The same small price list as written by several programs. */
const expected = [
  ['Номер в каталоге', 'Цена'],
  ['101001', '12480000.5'],
  ['', '9999000'],
];

describe('a workbook is read as it is written by', () => {
  it('Excel: shared texts, tags of its own versions around the table', async () => {
    const xml = `<worksheet xmlns="${main}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A1:B3"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="18" bestFit="1" customWidth="1"/></cols><sheetData><row r="1" spans="1:2" x14ac:dyDescent="0.25"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2" spans="1:2" x14ac:dyDescent="0.25"><c r="A2"><v>101001</v></c><c r="B2" s="2"><v>12480000.5</v></c></row><row r="3"><c r="A3" s="1"/><c r="B3"><v>9999000</v></c></row></sheetData><autoFilter ref="A1:B3"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations count="1"><x14:c r="A9"><x14:v>5</x14:v></x14:c></x14:dataValidations></ext></extLst></worksheet>`;
    const strings = sharedStrings(
      'Номер в каталоге',
      '<t xml:space="preserve"> Цена </t><phoneticPr fontId="1"/>',
    );
    expect(
      await textsOf(makeWorkbook([{ name: 'Лист1', xml }], { strings, styles: stylesOf(0, 0, 4) })),
    ).toEqual(expected);
  });

  it('LibreOffice: every attribute said, empty rows to the last one', async () => {
    const row = (r: number, cells: string) =>
      `<row r="${r}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells}</row>`;
    const xml = [
      row(1, '<c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c>'),
      row(2, '<c r="A2" s="0" t="n"><v>101001</v></c><c r="B2" s="0" t="n"><v>12480000.5</v></c>'),
      row(3, '<c r="B3" s="0" t="n"><v>9999000</v></c>'),
      row(1_048_575, '<c r="XFD1048575" s="0"/>'),
      '<row r="1048576" ht="12.8"/>',
    ].join('');
    const strings = sharedStrings(
      '<t xml:space="preserve">Номер в каталоге</t>',
      '<t xml:space="preserve">Цена</t>',
    );
    expect(await textsOf(makeWorkbook([{ name: 'Лист1', xml }], { strings }))).toEqual(expected);
  });

  it('Google Sheets: numbers with a power, rich texts', async () => {
    const xml =
      '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1"/></row><row r="2"><c r="A2" s="2"><v>101001.0</v></c><c r="B2" s="2"><v>1.24800005E7</v></c></row><row r="3"><c r="A3" s="2" t="s"><v>2</v></c><c r="B3"><v>9999000.0</v></c></row>';
    const strings = sharedStrings(
      '<r><t xml:space="preserve">Номер </t></r><r><rPr><b/></rPr><t>в каталоге</t></r><rPh sb="0" eb="1"><t>не читать</t></rPh>',
      'Цена',
      '<t/>',
    );
    expect(await textsOf(makeWorkbook([{ name: 'Sheet1', xml }], { strings }))).toEqual(expected);
  });

  it('1C and report builders: names in another case or with backslashes, cells without places, texts within', async () => {
    const xml =
      '<row><c t="inlineStr"><is><t>Номер в каталоге</t></is></c><c t="inlineStr"><is><r><t>Це</t></r><r><t>на</t></r></is></c></row><row><c><v>101001</v></c><c><v>12480000.5</v></c></row><row><c/><c t="str"><v>9999000</v></c></row>';
    const cased = (part: string) =>
      part.replace('sharedStrings', 'SharedStrings').replace('xl/work', 'Xl/Work');
    const turned = (part: string) => part.replaceAll('/', '\\');
    for (const named of [cased, turned])
      expect(
        await textsOf(makeWorkbook([{ name: 'TDSheet', xml }], { strings: sharedStrings('x'), named })),
      ).toEqual(expected);
  });

  it('programs that name their tags with a prefix, or in the strict form', async () => {
    const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
    for (const namespace of [main, strict]) {
      const xml = `<x:worksheet xmlns:x="${namespace}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Номер в каталоге</x:t></x:is></x:c><x:c r="B1" t="str"><x:v>Цена</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>101001</x:v></x:c><x:c r="B2"><x:v>12480000.5</x:v></x:c></x:row><x:row r="3"><x:c r="B3"><x:v>9999000</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
      expect(await textsOf(makeWorkbook([{ name: 'A', xml }]))).toEqual(expected);
    }
  });
});

describe('a cell', () => {
  const one = (cell: string, parts = {}) =>
    makeWorkbook([{ name: 'A', xml: `<row r="1">${cell}</row>` }], parts);

  it.each([
    ['a number with noise', '<c r="A1"><v>21.200000000000003</v></c>', '21.2'],
    ['a large sum', '<c r="A1"><v>12480000.499999998</v></c>', '12480000.5'],
    ['a whole number written with a fraction', '<c r="A1"><v>7.0</v></c>', '7'],
    ['what a formula gave, a text', '<c r="A1" t="str"><f>A2&amp;"Н"</f><v>7Н</v></c>', '7Н'],
    ['a truth', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    [
      'an escaped line end, and signs that nobody sees',
      '<c r="A1" t="str"><v>&#xFEFF;7_x000D_&#x200B;</v></c>',
      '7',
    ],
    ['marked data', '<c r="A1" t="str"><v><![CDATA[7 < 8]]></v></c>', '7 < 8'],
  ])('holds %s', async (_, cell, text) => {
    expect(await textsOf(one(cell))).toEqual([[text]]);
  });

  it('tells what nobody has written there: formulas, errors, days, numbers by a power of ten', async () => {
    const styles = stylesOf(0, 14, 'DD/MMM', '0.00E+00', '[Red]#,##0&quot;дн&quot;', 11);
    const row = [0, 1, 2, 3, 4, 5].map(
      (style) => `<c r="${columnName(style)}1" s="${style}"><v>45000</v></c>`,
    );
    expect(await flawsOf(one(row.join(''), { styles }))).toEqual([
      { 1: 'date', 2: 'date', 3: 'scientific', 5: 'scientific' },
    ]);
    const cells =
      '<c r="A1"><f>B1</f><v>1</v></c><c r="B1" t="e"><v>#DIV/0!</v></c><c r="C1" t="d"><v>2026-03-12</v></c><c r="D1"><f t="shared" si="0"/></c>';
    expect(await flawsOf(one(cells))).toEqual([{ 0: 'formula', 1: 'error', 2: 'date', 3: 'formula' }]);
  });

  it('is of a formula that fills several, and of a merged one', async () => {
    const cells = (r: number, first: string) =>
      `<row r="${r}"><c r="A${r}">${first}<v>1</v></c><c r="B${r}"><v>2</v></c></row>`;
    const xml = `<worksheet xmlns="${main}"><sheetData>${cells(1, '<f t="array" ref="A1:A2">B1:B2</f>')}${cells(2, '')}${cells(3, '')}</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells></worksheet>`;
    expect(await flawsOf(makeWorkbook([{ name: 'A', xml }]))).toEqual([
      { 0: 'formula' },
      { 0: 'formula' },
      { 1: 'merged' },
    ]);
  });

  it('is known to be a day by its format, in whatever way that is written', () => {
    const of = (code: string) => kindOfFormat(200, code);
    for (const code of ['dd.mm.yyyy', '[$-419]d mmm;@', 'mmm\\-yy', '[h]:mm:ss', 'yyyy&quot;г&quot;'])
      expect([code, of(code)]).toEqual([code, 'date']);
    for (const code of [
      'General',
      '# ##0.00\\ "₽"',
      '#,##0"дней"',
      '[Red]0;[Blue]-0',
      '_-* #,##0_d',
      '@',
      '0%',
    ])
      expect([code, of(code)]).toEqual([code, 'plain']);
    expect([14, 22, 46, 57].map((id) => kindOfFormat(id, undefined))).toEqual(Array(4).fill('date'));
    expect([0, 4, 9, 49].map((id) => kindOfFormat(id, undefined))).toEqual(Array(4).fill('plain'));
  });

  it('shows fifteen digits of a number, as table programs do', () => {
    const shown = {
      '0.1': '0.1',
      '0.30000000000000004': '0.3',
      '1E3': '1000',
      '': '',
      x: 'x',
      '-5.10': '-5.1',
    };
    for (const [written, text] of Object.entries(shown)) expect(shownNumber(written)).toBe(text);
  });
});

describe('what nobody sees', () => {
  it('is told: sheets, rows, columns', async () => {
    const xml = `<worksheet xmlns="${main}"><cols><col min="2" max="3" width="9" hidden="1"/><col min="5" max="16384" width="0"/></cols><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="3" ht="0" customHeight="1"><c r="A3"><v>3</v></c></row></sheetData></worksheet>`;
    const sheets = await read(
      makeWorkbook([
        { name: 'Старое', state: 'hidden', xml },
        { name: 'Цены', xml },
        { name: 'Секрет', state: 'veryHidden', xml: '<row/>' },
      ]),
    );
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Старое', true],
      ['Цены', false],
      ['Секрет', true],
    ]);
    expect(sheets[1]?.rows.map(({ line, hidden }) => [line, hidden])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect([...(sheets[1]?.hiddenColumns ?? [])]).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a workbook made to break its reader', () => {
  const cell = (place: string, row: number) => `<row r="${row}"><c r="${place}"><v>1</v></c></row>`;
  const overflows = async (xml: string) => (await read(makeWorkbook([{ name: 'A', xml }])))[0]?.overflows;

  it('tells that a sheet goes further than is read, and keeps no more of it', async () => {
    expect(await overflows(cell('J100', 100))).toBe(false);
    expect(await overflows(cell('K1', 1))).toBe(true);
    expect(await overflows(cell('B1048576', 1_048_576))).toBe(true);
    const many = Array.from({ length: 101 }, () => '<row><c><v>1</v></c></row>').join('');
    const [sheet] = await read(makeWorkbook([{ name: 'A', xml: many }]));
    expect([sheet?.rows.length, sheet?.overflows]).toEqual([100, true]);
  });

  it('reads a sheet after one that is far too long', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => '<row><c><v>1</v></c></row>').join('');
    const sheets = await read(
      makeWorkbook([
        { name: 'Выгрузка', state: 'hidden', xml: rows(501) },
        { name: 'Цены', xml: rows(50) },
      ]),
    );
    expect(sheets.map((one) => [one.rows.length, one.overflows])).toEqual([
      [100, true],
      [50, false],
    ]);
  });

  it('keeps no more of many sheets than of five', async () => {
    const xml = Array.from({ length: 100 }, () => '<row><c><v>1</v></c></row>').join('');
    const sheets = await read(makeWorkbook(Array.from({ length: 7 }, (_, i) => ({ name: `${i}`, xml }))));
    expect(sheets.map(({ overflows: over }) => over)).toEqual([...Array(5).fill(false), true, true]);
  });

  it.each([
    ['a document type', `<!DOCTYPE worksheet [<!ENTITY a "aa">]><worksheet xmlns="${main}"/>`],
    [
      'an entity',
      `<worksheet xmlns="${main}"><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`,
    ],
    [
      'a prefix of nobody',
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" x:r="B1"/></row></sheetData></worksheet>`,
    ],
    ['tags within tags', `<worksheet xmlns="${main}">${'<a>'.repeat(40)}${'</a>'.repeat(40)}</worksheet>`],
    [
      'attributes without end',
      `<worksheet xmlns="${main}" ${Array.from({ length: 70 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
    ],
    ['no end', `<worksheet xmlns="${main}"><sheetData>`],
    ['a row out of order', '<row r="2"/><row r="1"/>'],
    ['a row beyond the last', '<row r="1048577"/>'],
    ['a row that is no number', '<row r="1e9"/>'],
    ['a cell of another row', '<row r="1"><c r="A2"/></row>'],
    ['cells out of order', '<row r="1"><c r="B1"/><c r="A1"/></row>'],
    [
      'everything merged',
      `<worksheet xmlns="${main}"><sheetData/><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`,
    ],
    [
      'a range that is none',
      `<worksheet xmlns="${main}"><sheetData/><mergeCells><mergeCell ref="B2:A1"/></mergeCells></worksheet>`,
    ],
  ])('is refused with %s', async (_, xml) => {
    expect(await readWorkbook(makeWorkbook([{ name: 'A', xml }]), limits)).toBeUndefined();
  });

  it('is refused with macros, with letters of no encoding, without sheets', async () => {
    const files = xlsxFiles([[1]]);
    const refused = async (more: readonly (readonly [string, Buffer])[]) =>
      readWorkbook(packZip(new Map([...files, ...more])), limits);
    expect(await refused([])).toHaveLength(1);
    expect(await refused([['xl\\VBAProject.bin', Buffer.from('x')]])).toBeUndefined();
    expect(await refused([['XL/workbook.xml', Buffer.from('x')]])).toBeUndefined();
    expect(await refused([['xl/worksheets/sheet1.xml', Buffer.from([0x3c, 0xff, 0xff])]])).toBeUndefined();
    expect(await refused([['xl/_rels/workbook.xml.rels', Buffer.from('<a/>')]])).toBeUndefined();
    expect(await readWorkbook(makeWorkbook([]), limits)).toBeUndefined();
  });

  it('is read no further than its limit: a sheet that swells a thousandfold', async () => {
    const name = 'xl/worksheets/sheet1.xml';
    const spaces = `<worksheet xmlns="${main}"><sheetData>${' '.repeat(60_000_000)}</sheetData></worksheet>`;
    expect(await readWorkbook(bombOf(xlsxFiles([[1]]), name, Buffer.from(spaces)), limits)).toBeUndefined();
  });

  it('in UTF-16 is read like another', async () => {
    const files = xlsxFiles([['Цена']]);
    const name = 'xl/worksheets/sheet1.xml';
    const text = String(files.get(name)).replace('UTF-8', 'UTF-16');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(await textsOf(packZip(new Map([...files, [name, wide]])))).toEqual([['Цена']]);
  });
});
