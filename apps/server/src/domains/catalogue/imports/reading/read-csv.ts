import { parse } from 'csv-parse/sync';
import { AppError } from '../../../../platform/app-error.ts';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';
import { headingRow, headingWithin, titlesIn } from './heading.ts';
import { columnsAtMost, longestCell, rowsAtMost, type TableRow } from './table.ts';

const delimiters: readonly string[] = [';', '\t', ','];

/** All non-empty lines of a text with delimiters. @throws AppError IMPORT_FORMAT, IMPORT_QUOTES */
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

/** A text that a spreadsheet program would execute as a formula; a single dash means «none». */
function isFormula(cell: string): boolean {
  return /^[=+@]|^-(?!\d)/.test(cell) && !/^-+$/.test(cell);
}

/** A trailing empty cell is normal with semicolons; with commas, the additional comma belongs to a number. */
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
    // A misplaced quote has a line number; for one that never closes, the line of its beginning is searched.
    const line = (code === 'CSV_QUOTE_NOT_CLOSED' ? lastOpened(text) : lines) + skipped;
    throw new AppError('IMPORT_QUOTES', { params: { line } });
  }
}

/** The line of the quote that never closes. */
function lastOpened(text: string): number {
  const before = text.slice(0, text.lastIndexOf('"'));
  return before.split('\n').length;
}

/**
 * UTF-16 (Excel's «Unicode text»), by its mark or by the zero bytes of its line ends; otherwise UTF-8 if the
 * bytes are valid; otherwise Windows-1251, as Russian Excel writes.
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

/** A first line «sep=;» tells Excel the delimiter; it is not a line of the table. */
function withoutOrder(text: string): { text: string; said: string | undefined; skipped: 0 | 1 } {
  const [order, said] = /^\ufeff?"?sep=([;,\t|])"?[;,\t|]*\r?\n/i.exec(text) ?? [];
  if (order === undefined) return { text, said, skipped: 0 };
  return { text: text.slice(order.length), said, skipped: 1 };
}

/**
 * The delimiter with which a line names the most columns; if none does, the most frequent one in the first
 * line.
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
