import { type ImportColumn, importColumns } from '@novosel/contract/catalogue/desk/desk-rules.ts';

const columns = new Map<string, ImportColumn>(
  (Object.keys(importColumns) as ImportColumn[]).flatMap((column) =>
    importColumns[column].map((title) => [title, column] as const),
  ),
);

/**
 * Of the filled lines of a file so many are looked at: above a heading people write a title, a day, a phone.
 */
export const headingWithin = 20;

/** The column that has this title, in either language, any case and with any spaces. */
export function columnOf(title: string): ImportColumn | undefined {
  return columns.get(title.toLowerCase().replace(/\s+/g, ' ').trim());
}

/** How many different columns these cells name. */
export function titlesIn(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => columnOf(cell) ?? [])).size;
}

/**
 * Which row is the heading: the one that names the most columns, of equals the first; the first where none
 * names one.
 */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const named = rows.slice(0, headingWithin).map(titlesIn);
  return Math.max(0, named.indexOf(Math.max(0, ...named)));
}
