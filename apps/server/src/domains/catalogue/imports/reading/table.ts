import type { ImportSource } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';

export const rowsAtMost = 20_000;
export const columnsAtMost = 60;
export const longestCell = 1000;

/** A line of the file: trimmed texts, empty for an empty cell. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** By column index, why the text may not be what a person has entered. */
  readonly flaws: ReadonlyMap<number, CellFlaw>;
  /**
   * The line has more cells than the heading: a cell contains the delimiter, so the following cells are in
   * wrong columns.
   */
  readonly shifted?: boolean;
}

export interface Table {
  /** The heading first. */
  readonly rows: readonly TableRow[];
  /** The sheet that was read; null for a file without sheets. */
  readonly source: ImportSource | null;
}
