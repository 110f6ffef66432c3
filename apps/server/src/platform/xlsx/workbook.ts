/** Why the text of a cell is not what a person has written there. */
export type CellFlaw = 'formula' | 'merged' | 'date' | 'scientific' | 'error';

export interface SheetRow {
  /** As the table program numbers it, from 1. */
  readonly line: number;
  readonly hidden: boolean;
  /** Trimmed texts by their place from 0; empty for an empty cell. */
  readonly cells: readonly string[];
  readonly flaws: ReadonlyMap<number, CellFlaw>;
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Rows in which something is written, in order. */
  readonly rows: readonly SheetRow[];
  /** Places of columns that nobody sees, written in or not. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Something is written further down or to the right than is read: the rows are not all. */
  readonly overflows: boolean;
}

export interface WorkbookLimits {
  /** Rows that are read of a sheet. */
  readonly rows: number;
  /** Columns that are read. */
  readonly columns: number;
  /** Cells that a sheet may have from its first to its last. */
  readonly cells: number;
}

/** A, B, … AA of a place from 0. */
export function columnName(place: number): string {
  const before = Math.floor(place / 26);
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (place % 26));
}
