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
  /** Prices and statuses of estates in the catalogue. */
  changes: ['id', ...priceColumns, 'status'],
  /** Prices only: a file for a future day takes nothing else. */
  prices: ['id', ...priceColumns],
  /** New estates of a building. */
  estates: ['building', 'kind', 'number', ...placeColumns, ...settableColumns],
  /** New houses with their estates. */
  houses: ['house', ...houseColumns, 'kind', 'number', ...placeColumns, ...settableColumns],
} as const satisfies Record<string, readonly ImportColumn[]>;
export type Template = keyof typeof templates;

/** The first title of a column is its English name; of the others the longest is the clearest. */
const titleOf = (column: ImportColumn, locale: Locale): string => {
  const [english, ...russian] = importColumns[column];
  return locale === 'en'
    ? english
    : russian.reduce((best: string, title) => (title.length > best.length ? title : best), '');
};

const quoted = (cell: string): string => (/[;",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The first line of a file to fill in. With a byte order mark and semicolons, so that Russian Excel opens it
 * in columns and with the right letters.
 */
export const templateText = (template: Template, locale: Locale): string =>
  `\uFEFF${templates[template].map((column) => quoted(titleOf(column, locale))).join(';')}\r\n`;

/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
