import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { ImportColumn } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { formatMoney, groupThousands } from '@novosel/contract/texts/money.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

type Cell = string | number | null;

export const priceColumns: readonly ImportColumn[] = ['full', 'base', 'mortgage'];
const areaColumns: readonly ImportColumn[] = ['area', 'living', 'kitchen'];
const listColumns: readonly ImportColumn[] = ['view', 'side'];

const kindNames = new Map<Cell, string>(Object.entries(estateKinds).map(([name, id]) => [id, name]));

/** Hundredths of a square metre as «58,4» or «58.4», with the decimal sign of the language. */
const areaOf = (hundredths: number, decimal: string): string =>
  `${Math.trunc(hundredths / 100)}${decimal}${String(hundredths % 100).padStart(2, '0')}`
    .replace(/0$/, '')
    .replace(/\D0$/, '');

/** A cell as text: sums, areas and words of the catalogue; a dash for an empty one. */
export function cellWords(column: ImportColumn, cell: Cell, t: Translate): string {
  if (cell === null || cell === '') return '—';
  if (priceColumns.includes(column))
    // Not rounded: the sum to confirm must be that of the file.
    return formatMoney(Number(cell), { suffix: t('ui.money.suffix'), kopecks: Number(cell) % 100 !== 0 });
  if (areaColumns.includes(column))
    return t('catalogue.cell.area', { area: areaOf(Number(cell), t('catalogue.cell.decimal')) });
  if (column === 'ceiling') return t('catalogue.cell.ceiling', { height: groupThousands(Number(cell)) });
  if (column === 'status') return t(`catalogue.status.${cell}`);
  if (column === 'finishing') return t(`catalogue.finishing.${cell}`);
  if (listColumns.includes(column))
    return String(cell)
      .split(',')
      .map((word) => t(`catalogue.${column}.${word}`))
      .join(', ');
  if (column === 'kind') return t(`catalogue.kind.${kindNames.get(Number(cell)) ?? cell}`);
  if (column === 'rooms' && Number(cell) === 0) return t('catalogue.cell.studio');
  return String(cell);
}

/** The growth of a number in percent; undefined when there is nothing to compare with. */
export function growthOf({ before, after }: { before: Cell; after: Cell }): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return undefined;
  return ((after - before) / before) * 100;
}

/**
 * «+1,2 %», «−0,4 %»: one decimal, a real minus sign, never «0 %» for a change nor «−100 %» for what still
 * has a price.
 */
export function growthWords(growth: number, decimal: string): string {
  const nearest = Math.max(0.1, Math.abs(growth));
  const size = growth > -100 && growth < 0 ? Math.min(99.9, nearest) : nearest;
  const text = size >= 100 ? groupThousands(Math.round(size)) : size.toFixed(1).replace(/\.0$/, '');
  return `${growth < 0 ? '\u2212' : '+'}${text.replace('.', decimal)}\u00A0%`;
}
