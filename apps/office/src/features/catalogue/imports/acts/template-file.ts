import {
  houseColumns,
  type ImportColumn,
  importColumns,
  placeColumns,
  priceColumns,
  settableColumns,
} from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { Locale } from '@novosel/ui/text/i18n.tsx';

export const templates = {
  /** Prices and statuses of what is in the catalogue. */
  changes: ['id', ...priceColumns, 'status'],
  /** Prices alone: a file for a day to come takes nothing else. */
  prices: ['id', ...priceColumns],
  /** New estates of a building. */
  estates: ['building', 'kind', 'number', ...placeColumns, ...settableColumns],
  /** A house that the catalogue does not have, with its estates. */
  houses: ['house', ...houseColumns, 'kind', 'number', ...placeColumns, ...settableColumns],
} as const satisfies Record<string, readonly ImportColumn[]>;
export type Template = keyof typeof templates;

/** A column's first title is its English name; of the others the longest says most. */
const titleOf = (column: ImportColumn, locale: Locale): string => {
  const [english, ...russian] = importColumns[column];
  return locale === 'en'
    ? english
    : russian.reduce((best: string, title) => (title.length > best.length ? title : best), '');
};

const quoted = (cell: string): string => (/[;",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The first line of a file to fill in. A byte order mark and semicolons, so that Excel of this country opens
 * it in columns and with its letters.
 */
export const templateText = (template: Template, locale: Locale): string =>
  `\uFEFF${templates[template].map((column) => quoted(titleOf(column, locale))).join(';')}\r\n`;

/** Gives a text to the person as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
