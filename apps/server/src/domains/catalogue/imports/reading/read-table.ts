import { fileMegabytesAtMost } from '@novosel/contract/documents/limits.ts';
import { groupThousands } from '@novosel/contract/texts/money.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { FilePart } from '../../../../platform/http/fields/read-part.ts';
import type { Sheet } from '../../../../platform/xlsx/workbook.ts';
import { chosenSheet, type SheetChoice } from './choose-sheet.ts';
import { headingRow, headingWithin } from './heading.ts';
import { columnsAtMost, longestCell, rowsAtMost, type Table, type TableRow } from './table.ts';

/**
 * Non-empty lines of a file, from its heading on.
 * @throws AppError IMPORT_FORMAT, IMPORT_QUOTES, IMPORT_TOO_LARGE, IMPORT_CHOICE
 */
export async function readTable(file: FilePart, choice: SheetChoice): Promise<Table> {
  const sheets = await readSheets(file);
  if (!sheets) {
    // The readers of files are loaded with the first file (docs/bench.md, cold start).
    const { readCsv } = await import('./read-csv.ts');
    return { rows: fromHeading(readCsv(file.bytes)), source: null };
  }
  const { overflows, rows, source } = chosenSheet(sheets, choice);
  if (overflows) throw tooLarge();
  return { rows: fromHeading(rows), source };
}

/**
 * Sheets of a workbook; undefined for a file without sheets.
 * @throws AppError IMPORT_FORMAT, IMPORT_TOO_LARGE
 */
export async function readSheets({ bytes, truncated }: FilePart): Promise<readonly Sheet[] | undefined> {
  if (truncated) throw tooLarge();
  if (bytes.toString('latin1', 0, 2) !== 'PK') return undefined;
  const limits = {
    rows: rowsAtMost + headingWithin,
    columns: columnsAtMost,
    cells: rowsAtMost * columnsAtMost,
  };
  const { readWorkbook } = await import('../../../../platform/xlsx/read-workbook.ts');
  const sheets = await readWorkbook(bytes, limits);
  if (!sheets) throw new AppError('IMPORT_FORMAT');
  return sheets;
}

function fromHeading(rows: readonly TableRow[]): TableRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const read = filled.slice(headingRow(filled.map(({ cells }) => cells)));
  if (read.length > rowsAtMost + 1) throw tooLarge();
  if (read.some(({ cells }) => cells.length > columnsAtMost || cells.some(tooLong)))
    throw new AppError('IMPORT_FORMAT');
  return read;
}

const tooLong = (cell: string) => cell.length > longestCell;
const tooLarge = () =>
  new AppError('IMPORT_TOO_LARGE', {
    params: { rows: groupThousands(rowsAtMost), columns: columnsAtMost, megabytes: fileMegabytesAtMost },
  });
