/** How a list of estates is sorted; the cursor of a page is the value and the id of its last row. */
export interface EstateOrder {
  readonly column: 'price' | 'area';
  readonly descending: boolean;
}

export function estateOrder(sort: string | undefined): EstateOrder {
  return { column: sort?.endsWith('area') ? 'area' : 'price', descending: sort?.startsWith('-') ?? false };
}

export function cursorOf(
  order: EstateOrder,
  row: { id: number; price_full: number; area_total: number },
): string {
  return `${order.column === 'price' ? row.price_full : row.area_total}_${row.id}`;
}

/** @returns undefined for a cursor that is not ours: the list then begins anew */
export function readCursor(cursor: string | undefined): { value: number; id: number } | undefined {
  const [value, id] = cursor?.split('_').map(Number) ?? [];
  return Number.isSafeInteger(value) && Number.isSafeInteger(id)
    ? { value: value as number, id: id as number }
    : undefined;
}
