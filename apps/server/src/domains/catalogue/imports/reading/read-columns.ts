import {
  houseColumns,
  type ImportColumn,
  importColumns,
} from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { columnOf } from './heading.ts';

export const priceColumns = ['full', 'base', 'mortgage'] as const;
const namingColumns: readonly ImportColumn[] = ['id', 'building', 'kind', 'number'];
/** Columns that a file for a future day may have besides prices. */
const besidePrices: readonly ImportColumn[] = [...namingColumns, 'house', 'complex'];
const changingNothing: readonly ImportColumn[] = [...besidePrices, ...houseColumns];

/**
 * Index of each column, by the heading. A line names its estate by `id`, or by building (its ID or its number
 * in the complex), kind and number. A file with prices for a future day contains no other changes.
 * @throws AppError IMPORT_COLUMNS
 */
export function readColumns(
  header: readonly string[],
  pricesOnly: boolean,
): ReadonlyMap<ImportColumn, number> {
  const places = new Map<ImportColumn, number>();
  const unknown: string[] = [];
  for (const [place, title] of header.entries()) {
    if (title === '') continue;
    const column = columnOf(title);
    const wanted = column && (!pricesOnly || besidePrices.includes(column) || isPrice(column));
    if (!column || !wanted || places.has(column)) unknown.push(title.slice(0, 60));
    else places.set(column, place);
  }
  const missing = missingOf(places).map(titleOf);
  if (missing.length > 0 || unknown.length > 0) {
    const list = (names: readonly string[]) => names.slice(0, 10).join(', ') || '—';
    throw new AppError('IMPORT_COLUMNS', { params: { missing: list(missing), unknown: list(unknown) } });
  }
  return places;
}

function isPrice(column: ImportColumn): column is (typeof priceColumns)[number] {
  return (priceColumns as readonly ImportColumn[]).includes(column);
}

/** The Russian title; of the two columns for a building, its number is enough. */
const titleOf = (column: ImportColumn): string =>
  `«${importColumns[column === 'building' ? 'house' : column][1]}»`;

function missingOf(places: ReadonlyMap<ImportColumn, number>): ImportColumn[] {
  const changing = [...places.keys()].filter((column) => !changingNothing.includes(column));
  const missing = places.has('id')
    ? []
    : namingColumns.filter(
        (column) => column !== 'id' && !places.has(column) && !(column === 'building' && places.has('house')),
      );
  // Of the two ways to name an estate, the one that the file has begun; otherwise the shorter one.
  if (missing.length > 0) return missing.length === namingColumns.length - 1 ? ['id'] : missing;
  return changing.length > 0 ? [] : ['full'];
}
