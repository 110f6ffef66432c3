import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';

const named = 6;

/** «B (Цена), C, D…»: columns by their letters and titles. */
export function columnList(columns: ImportSheet['hiddenColumns']): string {
  const words = columns.slice(0, named).map(({ column, title }) => (title ? `${column} (${title})` : column));
  return words.join(', ') + (columns.length > named ? '…' : '');
}
