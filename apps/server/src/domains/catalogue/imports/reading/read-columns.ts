import {
  houseColumns,
  type ImportColumn,
  importColumns,
} from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { columnOf } from './heading.ts';

export const priceColumns = ['full', 'base', 'mortgage'] as const;
const namingColumns: readonly ImportColumn[] = ['id', 'building', 'kind', 'number'];
/** What a file for a day to come may have beside prices. */
const besidePrices: readonly ImportColumn[] = [...namingColumns, 'house', 'complex'];
const changingNothing: readonly ImportColumn[] = [...besidePrices, ...houseColumns];

/**
 * Which column stands at which place, by the first line. A line names its estate by `id`, or by building (its
 * id or its number in the complex), kind and number. Prices for a day to come take no other changes with
 * them.
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

/** As a file of this country has it; of a house its number, which is enough. */
const titleOf = (column: ImportColumn): string =>
  `«${importColumns[column === 'building' ? 'house' : column][1]}»`;

function missingOf(places: ReadonlyMap<ImportColumn, number>): ImportColumn[] {
  const changing = [...places.keys()].filter((column) => !changingNothing.includes(column));
  const missing = places.has('id')
    ? []
    : namingColumns.filter(
        (column) => column !== 'id' && !places.has(column) && !(column === 'building' && places.has('house')),
      );
  // Of two ways to name an estate, the one that the file has begun; the shorter when it has begun none.
  if (missing.length > 0) return missing.length === namingColumns.length - 1 ? ['id'] : missing;
  return changing.length > 0 ? [] : ['full'];
}
