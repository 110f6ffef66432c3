import { type ImportColumn, placeColumns } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { LineValues, Problem } from '../reading/read-line.ts';
import type { CheckedLine, Stock } from './checked-line.ts';
import type { FreshLine } from './fresh-estates.repo.ts';
import { complexProblems, kindProblem } from './line-rules.ts';
import type { HousedLine, UnknownHouse } from './name-houses.ts';

const { sale } = estateStatuses;
const neededForNew = [...placeColumns, 'area', 'ceiling', 'full', 'base'] as const;

interface Held {
  readonly stock: Stock;
  /** Places taken by earlier lines. */
  readonly taken: Set<string>;
  readonly chosen: number | undefined;
}

/** The new estate of a line that is not in the catalogue, and its problems. */
export function checkNew(read: HousedLine, held: Held): CheckedLine {
  const { line, values, problems } = read;
  const wrong: Problem[] = [...problems];
  const fresh = freshOf(read, held, wrong);
  return {
    line,
    estateId: null,
    title: String(values.number ?? values.id ?? '—'),
    what: 'create',
    changes: fresh
      ? Object.entries(values)
          .filter(([column]) => column !== 'complex')
          .map(([column, after]) => ({
            column: column as ImportColumn,
            before: null,
            after,
          }))
      : [],
    problems: wrong,
    fresh,
  };
}

/** Data of a new estate; null when something is missing, with the problems added to `wrong`. */
function freshOf({ values, house }: HousedLine, held: Held, wrong: Problem[]): FreshLine | null {
  const { id, building, kind, number } = values;
  const housed = building !== undefined || house !== null;
  if (id !== undefined || !housed || kind === undefined || number === undefined) {
    // The complex of the building is unknown: that is already reported.
    if (housed || !wrong.some(({ column }) => column === 'complex'))
      wrong.push({ column: id === undefined ? null : 'id', code: 'unknown-estate' });
    return null;
  }
  const missing = neededForNew.filter((column) => values[column] === undefined);
  // A line without a place means an existing estate with a mistyped number.
  const placed = placeColumns.some((column) => values[column] !== undefined);
  if (!placed) wrong.push({ column: null, code: 'unknown-estate' });
  else wrong.push(...missing.map((column) => ({ column, code: 'missing' as const })));
  if (missing.length > 0) return null;
  wrong.push(...factProblems(values, held.stock));
  return house ? inNewHouse(values, house, held, wrong) : inHouse(values, held, wrong);
}

function factProblems(values: LineValues, stock: Stock): Problem[] {
  const wrong: Problem[] = [];
  if (!stock.hasPlan(Number(values.plan))) wrong.push({ column: 'plan', code: 'unknown-plan' });
  for (const column of ['mortgage', 'view', 'side'] as const) {
    const code = kindProblem(column, Number(values.kind));
    if (values[column] !== undefined && code) wrong.push({ column, code });
  }
  if (values.status !== undefined && values.status !== sale)
    wrong.push({ column: 'status', code: 'status-way' });
  return wrong;
}

function inHouse(values: LineValues, { stock, taken, chosen }: Held, wrong: Problem[]): FreshLine | null {
  const one = (column: ImportColumn) => Number(values[column]);
  const where = [one('building'), one('section'), one('floor'), one('slot')] as const;
  const place = stock.placeOf(...where);
  if (!place) wrong.push({ column: 'slot', code: 'unknown-place' });
  else if (stock.estateAt(...where) || taken.has(where.join()))
    wrong.push({ column: 'slot', code: 'place-taken' });
  if (place) wrong.push(...complexProblems(values, chosen, place));
  if (wrong.length > 0 || !place) return null;
  taken.add(where.join());
  return {
    ...factsOf(values),
    complexId: place.complex,
    building: place.building,
    sectionId: place.section_id,
    layoutId: place.layout_id,
    sectionFloors: place.floors,
  };
}

function inNewHouse(
  values: LineValues,
  house: UnknownHouse,
  { taken, chosen }: Held,
  wrong: Problem[],
): FreshLine | null {
  const where = [house.key, values.section, values.floor, values.slot].join();
  if (taken.has(where)) wrong.push({ column: 'slot', code: 'place-taken' });
  wrong.push(...complexProblems(values, chosen, house));
  wrong.push(...house.missing.map((column) => ({ column, code: 'house-missing' as const })));
  if (wrong.length > 0 || !house.fresh) return null;
  taken.add(where);
  return {
    ...factsOf(values),
    complexId: house.complex,
    house: house.fresh,
    section: Number(values.section),
  };
}

function factsOf(values: LineValues) {
  const one = (column: ImportColumn) => Number(values[column]);
  const maybe = (column: ImportColumn) => (values[column] === undefined ? null : Number(values[column]));
  const words = (column: ImportColumn) => (values[column] === undefined ? null : String(values[column]));
  return {
    kind: one('kind'),
    number: String(values.number),
    floor: one('floor'),
    rooms: maybe('rooms'),
    area: one('area'),
    living: maybe('living'),
    kitchen: maybe('kitchen'),
    finishing: words('finishing') ?? 'none',
    view: words('view'),
    side: words('side'),
    ceiling: one('ceiling'),
    plan: one('plan'),
    slot: one('slot'),
    full: one('full'),
    base: one('base'),
    mortgage: maybe('mortgage'),
    status: sale,
  };
}
