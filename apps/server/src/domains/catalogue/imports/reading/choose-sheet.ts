import type { ImportSheet, ImportSource } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { ReadHidden } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { columnName, type Sheet, type SheetRow } from '../../../../platform/xlsx/workbook.ts';
import { headingRow, titlesIn } from './heading.ts';

/** The person's choice of what to read; empty where nothing was asked. */
export interface SheetChoice {
  /** The position of a sheet in the workbook, from 1. */
  readonly sheet?: number | undefined;
  readonly hiddenRows?: ReadHidden | undefined;
  readonly hiddenColumns?: ReadHidden | undefined;
}

/** Non-empty sheets, each with its hidden content. */
export function describeSheets(sheets: readonly Sheet[]): ImportSheet[] {
  return sheets.flatMap((sheet, index) => {
    if (sheet.rows.length === 0 && !sheet.overflows) return [];
    const { name, hidden, rows } = sheet;
    const texts = rows.map(({ cells }) => cells);
    return {
      sheet: index + 1,
      name,
      hidden,
      rows: rows.length,
      fits: titlesIn(texts[headingRow(texts)] ?? []) > 0,
      hiddenRows: rows.filter((row) => row.hidden).length,
      hiddenColumns: hiddenColumns(sheet).map((place) => ({
        column: columnName(place),
        title: texts[headingRow(texts)]?.[place]?.slice(0, 60) ?? '',
      })),
    };
  });
}

/** Whether no choice is needed: only one sheet is non-empty, and nothing of it is hidden. */
function isPlain(sheets: readonly ImportSheet[]): boolean {
  const [only, ...others] = sheets;
  return others.length === 0 && !(only && (only.hidden || only.hiddenRows || only.hiddenColumns.length));
}

interface Chosen {
  readonly rows: readonly SheetRow[];
  readonly overflows: boolean;
  readonly source: ImportSource;
}

/**
 * The sheet to read, without the parts to leave out. Hidden parts are never read or left out without the
 * person's choice.
 * @throws AppError IMPORT_FORMAT when the workbook is empty, IMPORT_CHOICE when a choice is needed
 */
export function chosenSheet(sheets: readonly Sheet[], choice: SheetChoice): Chosen {
  const written = describeSheets(sheets);
  if (written.length === 0) throw new AppError('IMPORT_FORMAT');
  const said = isPlain(written) ? written[0] : written.find(({ sheet }) => sheet === choice.sheet);
  const sheet = said && sheets[said.sheet - 1];
  const hiddenRows = said?.hiddenRows ? choice.hiddenRows : 'skip';
  const columns = said?.hiddenColumns.length ? choice.hiddenColumns : 'skip';
  if (!said || !sheet || !hiddenRows || !columns) throw new AppError('IMPORT_CHOICE');
  const rows = hiddenRows === 'skip' ? sheet.rows.filter(({ hidden }) => !hidden) : sheet.rows;
  return {
    rows: columns === 'skip' ? rows.map((row) => withoutColumns(row, sheet.hiddenColumns)) : rows,
    overflows: sheet.overflows,
    source: {
      name: said.name,
      others: written.length - 1,
      hiddenRows: { count: said.hiddenRows, read: hiddenRows },
      hiddenColumns: { count: said.hiddenColumns.length, read: columns },
    },
  };
}

/** Hidden non-empty columns. */
function hiddenColumns({ rows, hiddenColumns: hidden }: Sheet): number[] {
  return [...hidden].filter((place) => rows.some(({ cells }) => cells[place])).sort((a, b) => a - b);
}

function withoutColumns(row: SheetRow, hidden: ReadonlySet<number>): SheetRow {
  if (hidden.size === 0) return row;
  return {
    ...row,
    cells: row.cells.map((cell, place) => (hidden.has(place) ? '' : cell)),
    flaws: new Map([...row.flaws].filter(([place]) => !hidden.has(place))),
  };
}
