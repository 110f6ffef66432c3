import type { ImportSource } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';

export const rowsAtMost = 20_000;
export const columnsAtMost = 60;
export const longestCell = 1000;

/** A line of the file as a person wrote it: trimmed texts, empty for an empty cell. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Why the text at a place is not what somebody has written and checked there. */
  readonly flaws: ReadonlyMap<number, CellFlaw>;
  /**
   * It has more cells than the heading: a sign that divides stands within one, and those after it are in
   * wrong columns.
   */
  readonly shifted?: boolean;
}

export interface Table {
  /** The heading first. */
  readonly rows: readonly TableRow[];
  /** What was read of a workbook; null for a file that has no sheets. */
  readonly source: ImportSource | null;
}
