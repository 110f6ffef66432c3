import { fileMegabytesAtMost } from '@novosel/contract/documents/limits.ts';
import { groupThousands } from '@novosel/contract/money.ts';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../../platform/app-error.ts';
import type { FilePart } from '../../../platform/http/read-part.ts';
import { packZip, unpackZip } from '../../../platform/safe-zip.ts';
import { formulaCells, mergedCells } from './formula-cells.ts';
import { sheetSize, withFirstSheet } from './sheet-size.ts';

export const rowsAtMost = 20_000;
const columnsAtMost = 60;
const zipLimits = { files: 200, bytes: 40 * 1024 * 1024 };
const longestCell = 1000;
const none: ReadonlySet<number> = new Set();

/** A line of the file as a person wrote it: trimmed texts, empty for an empty cell. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Places of cells that hold a formula: what it gives is not data that somebody has checked. */
  readonly formulas: ReadonlySet<number>;
  /** Places of cells hidden in a merged one: empty, though a person sees the value of the first there. */
  readonly merged: ReadonlySet<number>;
  /** It has more cells than the heading: a sign that divides stands within one, and those after it are in wrong columns. */
  readonly shifted?: true;
}

/** Rows of a CSV or of the first sheet of an XLSX file, empty lines left out. @throws AppError IMPORT_FORMAT, IMPORT_QUOTES, IMPORT_TOO_LARGE */
export async function readTable({ bytes, truncated }: FilePart): Promise<TableRow[]> {
  if (truncated) throw tooLarge();
  const rows = bytes.subarray(0, 2).toString('latin1') === 'PK' ? await readXlsx(bytes) : readCsv(bytes);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length > rowsAtMost + 1) throw tooLarge();
  if (filled.some(({ cells }) => cells.length > columnsAtMost || cells.some(tooLong)))
    throw new AppError('IMPORT_FORMAT');
  return filled;
}

const tooLong = (cell: string) => cell.length > longestCell;
const tooLarge = () =>
  new AppError('IMPORT_TOO_LARGE', {
    params: { rows: groupThousands(rowsAtMost), columns: columnsAtMost, megabytes: fileMegabytesAtMost },
  });

function readCsv(bytes: Buffer): TableRow[] {
  const text = decoded(bytes);
  // A text holds no control signs; a picture or a program named .csv does.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these signs are what is looked for
  if (/[\x00-\x08\x0e-\x1f]/.test(text)) throw new AppError('IMPORT_FORMAT');
  const delimiter = delimiterOf(text);
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: false,
      max_record_size: columnsAtMost * longestCell,
      skip_records_with_empty_values: true,
      to: rowsAtMost + 2,
    }) as unknown as typeof records;
  } catch (error) {
    throw brokenAt(text, error as { code?: string; lines?: number });
  }
  const columns = records[0]?.record.length ?? 0;
  return records.map(({ record, info }) => {
    const cells = record.map((cell) => cell.trim());
    // A program that ends each line with a sign more does so by semicolons; by commas it is the comma of a sum.
    const shifted = delimiter === ',' ? cells.length > columns : cells.slice(columns).some(Boolean);
    const formulas = cells.flatMap((cell, place) => (/^[=+@]|^-(?!\d)/.test(cell) ? [place] : []));
    return {
      line: info.lines,
      cells,
      formulas: new Set(formulas),
      merged: none,
      ...(shifted && { shifted }),
    };
  });
}

/** A quote in a wrong place is found by its line; one that never ends was opened before the end of the file. */
function brokenAt(text: string, { code = '', lines = 1 }: { code?: string; lines?: number }): AppError {
  if (!/QUOTE/.test(code)) return new AppError('IMPORT_FORMAT');
  const line = code === 'CSV_QUOTE_NOT_CLOSED' ? lastOpened(text) : lines;
  return new AppError('IMPORT_QUOTES', { params: { line } });
}

/** The line from which quotes are open till the end. */
function lastOpened(text: string): number {
  const before = text.slice(0, text.lastIndexOf('"'));
  return before.split('\n').length;
}

/** UTF-8 when it is that, otherwise Windows-1251, in which Excel of this country writes. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The sign that stands most often in the first line: semicolons where commas are decimal. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function readXlsx(bytes: Buffer): Promise<TableRow[]> {
  const unpacked = unpackZip(bytes, zipLimits);
  if (!unpacked || [...unpacked.keys()].some((name) => /vbaProject/i.test(name)))
    throw new AppError('IMPORT_FORMAT');
  const files = withFirstSheet(unpacked);
  const size = sheetSize(files);
  if (!size) throw new AppError('IMPORT_FORMAT');
  if (size.rows * size.columns > rowsAtMost * columnsAtMost) throw tooLarge();
  const { readSheet } = await import('read-excel-file/node');
  const sheet = await readSheet(packZip(files)).catch(() => {
    throw new AppError('IMPORT_FORMAT');
  });
  const formulas = formulaCells(files);
  const merged = mergedCells(files);
  if (!merged) throw new AppError('IMPORT_FORMAT');
  return sheet.map((cells, index) => ({
    line: index + 1,
    cells: cells.map(textOf),
    formulas: formulas.get(index + 1) ?? none,
    merged: merged.get(index + 1) ?? none,
  }));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).trim();
}
