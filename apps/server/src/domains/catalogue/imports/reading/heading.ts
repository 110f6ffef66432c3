import { type ImportColumn, importColumns } from '@novosel/contract/catalogue/desk/desk-rules.ts';

const columns = new Map<string, ImportColumn>(
  (Object.keys(importColumns) as ImportColumn[]).flatMap((column) =>
    importColumns[column].map((title) => [title, column] as const),
  ),
);

/** Non-empty lines in which the heading is searched: above it people write a title, a day or a phone. */
export const headingWithin = 20;

/** The column with this title, in either language, whatever the case and spaces. */
export function columnOf(title: string): ImportColumn | undefined {
  return columns.get(title.toLowerCase().replace(/\s+/g, ' ').trim());
}

/** Number of different columns that these cells name. */
export function titlesIn(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => columnOf(cell) ?? [])).size;
}

/**
 * Index of the heading row: the one that names the most columns, among equal ones the first; 0 where none
 * names one.
 */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const named = rows.slice(0, headingWithin).map(titlesIn);
  return Math.max(0, named.indexOf(Math.max(0, ...named)));
}
