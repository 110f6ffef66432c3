/**
 * The rows of a paged list, each once. A price that changes between two pages repeats its row further down:
 * it stays at its first place, with its newest data.
 */
export function uniqueRows<Row extends { readonly id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  const rows = new Map<number, Row>();
  for (const page of pages) for (const row of page) rows.set(row.id, row);
  return [...rows.values()];
}
