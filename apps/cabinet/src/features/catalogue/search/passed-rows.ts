interface ListPage {
  readonly behind: number | null;
  readonly items: readonly { readonly id: number }[];
}

/**
 * Whether the rows that the reader has passed have changed: one was added among them, or one was removed or
 * moved. Changes further down do not count, since he will come to them.
 */
export function havePassedRowsChanged(pages: readonly ListPage[]): boolean {
  const passed = new Set<number>();
  for (const { behind, items } of pages) {
    if (behind !== null && behind !== passed.size) return true;
    const before = passed.size;
    for (const { id } of items) passed.add(id);
    if (passed.size < before + items.length) return true;
  }
  return false;
}

/** New rows of a refetched list that are before the last row that the reader has seen. */
export function missedRows(seen: readonly number[], now: readonly number[]): number[] {
  const known = new Set(seen);
  const end = now.findLastIndex((id) => known.has(id));
  return now.slice(0, end + 1).filter((id) => !known.has(id));
}
