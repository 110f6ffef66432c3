/**
 * The rows of a list that came page after page, each once. A price that changed between two pages brings its
 * row again further on: the row stays where the person has read it, as it is now.
 */
export function onceEach<Row extends { readonly id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  const rows = new Map<number, Row>();
  for (const page of pages) for (const row of page) rows.set(row.id, row);
  return [...rows.values()];
}
