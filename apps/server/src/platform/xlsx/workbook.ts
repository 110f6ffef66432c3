/** Why the text of a cell may not be what a person has entered. */
export type CellFlaw = 'formula' | 'merged' | 'date' | 'scientific' | 'error';

export interface SheetRow {
  /** Row number in the spreadsheet, from 1. */
  readonly line: number;
  readonly hidden: boolean;
  /** Trimmed texts by column index from 0; empty for an empty cell. */
  readonly cells: readonly string[];
  readonly flaws: ReadonlyMap<number, CellFlaw>;
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Non-empty rows, in order. */
  readonly rows: readonly SheetRow[];
  /** Indexes of hidden columns, empty or not. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Whether there is content below or to the right of the part that is read. */
  readonly overflows: boolean;
}

export interface WorkbookLimits {
  /** Most rows read from a sheet. */
  readonly rows: number;
  /** Most columns read. */
  readonly columns: number;
  /** Most cells of a sheet, from its first to its last. */
  readonly cells: number;
}

/** A, B, … AA for an index from 0. */
export function columnName(place: number): string {
  const before = Math.floor(place / 26);
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (place % 26));
}
