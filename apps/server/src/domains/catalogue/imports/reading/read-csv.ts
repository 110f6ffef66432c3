import { parse } from 'csv-parse/sync';
import { AppError } from '../../../../platform/app-error.ts';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';
import { headingRow, headingWithin, titlesIn } from './heading.ts';
import { columnsAtMost, longestCell, rowsAtMost, type TableRow } from './table.ts';

const delimiters: readonly string[] = [';', '\t', ','];

/**
 * All lines of a text with signs between its cells, empty ones left out.
 * @throws AppError IMPORT_FORMAT, IMPORT_QUOTES
 */
export function readCsv(bytes: Buffer): TableRow[] {
  const whole = decoded(bytes);
  // A text holds no control signs; a picture or a program named .csv does.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these signs are what is looked for
  if (/[\x00-\x08\x0e-\x1f]/.test(whole)) throw new AppError('IMPORT_FORMAT');
  const { text, said, skipped } = withoutOrder(whole);
  const delimiter = said ?? delimiterOf(text);
  const records = parsed(text, delimiter, skipped);
  const rows = records.map(({ record, info }) => {
    const cells = record.map((cell) => cell.replace(/\p{Cf}/gu, '').trim());
    const formulas = cells.flatMap((cell, place): [number, CellFlaw][] =>
      isFormula(cell) ? [[place, 'formula']] : [],
    );
    return { line: info.lines + skipped, cells, flaws: new Map(formulas) };
  });
  const columns = rows[headingRow(rows.map(({ cells }) => cells))]?.cells.length ?? 0;
  return rows.map((row) => (isShifted(row.cells, columns, delimiter) ? { ...row, shifted: true } : row));
}

/** What a table program would carry out; a dash alone says that there is nothing. */
function isFormula(cell: string): boolean {
  return /^[=+@]|^-(?!\d)/.test(cell) && !/^-+$/.test(cell);
}

/**
 * A program that ends each line with a sign more does so by semicolons; by commas it is the comma of a sum.
 */
function isShifted(cells: readonly string[], columns: number, delimiter: string): boolean {
  return delimiter === ',' ? cells.length > columns : cells.slice(columns).some(Boolean);
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function parsed(text: string, delimiter: string, skipped: number): Parsed[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: false,
      max_record_size: columnsAtMost * longestCell,
      skip_records_with_empty_values: true,
      to: headingWithin + rowsAtMost + 1,
    }) as unknown as Parsed[];
  } catch (error) {
    const { code = '', lines = 1 } = error as { code?: string; lines?: number };
    if (!code.includes('QUOTE')) throw new AppError('IMPORT_FORMAT');
    // A quote in a wrong place is found by its line; one that never ends was opened before the end of the
    // file.
    const line = (code === 'CSV_QUOTE_NOT_CLOSED' ? lastOpened(text) : lines) + skipped;
    throw new AppError('IMPORT_QUOTES', { params: { line } });
  }
}

/** The line from which quotes are open till the end. */
function lastOpened(text: string): number {
  const before = text.slice(0, text.lastIndexOf('"'));
  return before.split('\n').length;
}

/**
 * UTF-16, in which Excel saves «Unicode text», by its mark or by the zeros of its line ends; UTF-8 when it is
 * that; otherwise Windows-1251, in which Excel of this country writes.
 */
function decoded(bytes: Buffer): string {
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function wideOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.toString('latin1', 0, 2);
  if (start === '\xff\xfe') return 'utf-16le';
  if (start === '\xfe\xff') return 'utf-16be';
  if (bytes.length % 2 === 1) return undefined;
  const at = bytes.indexOf('\n\0', 0, 'latin1');
  if (at >= 0 && at % 2 === 0) return 'utf-16le';
  const other = bytes.indexOf('\0\n', 0, 'latin1');
  return other >= 0 && other % 2 === 0 ? 'utf-16be' : undefined;
}

/** Excel is told by a first line «sep=;» what stands between cells; it is not one of the table. */
function withoutOrder(text: string): { text: string; said: string | undefined; skipped: 0 | 1 } {
  const [order, said] = /^\ufeff?"?sep=([;,\t|])"?[;,\t|]*\r?\n/i.exec(text) ?? [];
  if (order === undefined) return { text, said, skipped: 0 };
  return { text: text.slice(order.length), said, skipped: 1 };
}

/**
 * The sign by which a line gives the most titles of columns; where none gives one, that of which the first
 * line has most.
 */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, headingWithin * 2);
  const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1');
  const titles = (sign: string) => Math.max(...lines.map((line) => titlesIn(line.split(sign).map(unquoted))));
  const count = (sign: string) => (lines[0] ?? '').split(sign).length;
  return delimiters.reduce((best, sign) => {
    const more = titles(sign) - titles(best);
    return more > 0 || (more === 0 && count(sign) > count(best)) ? sign : best;
  });
}
