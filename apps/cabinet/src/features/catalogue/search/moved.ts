interface ListPage {
  readonly behind: number | null;
  readonly items: readonly { readonly id: number }[];
}

/**
 * Whether a list that came page after page is no longer what stands behind the reader: a row has come among
 * those he has passed, or one of them has gone or moved on. What changes ahead of him he will meet.
 */
export function hasMoved(pages: readonly ListPage[]): boolean {
  const passed = new Set<number>();
  for (const { behind, items } of pages) {
    if (behind !== null && behind !== passed.size) return true;
    const before = passed.size;
    for (const { id } of items) passed.add(id);
    if (passed.size < before + items.length) return true;
  }
  return false;
}

/**
 * Rows of a list asked anew that the reader has passed without seeing them: new ones before the last that he
 * has seen.
 */
export function missed(seen: readonly number[], now: readonly number[]): number[] {
  const known = new Set(seen);
  const end = now.findLastIndex((id) => known.has(id));
  return now.slice(0, end + 1).filter((id) => !known.has(id));
}
