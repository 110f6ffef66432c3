import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import {
  type ImportColumn,
  type LineProblem,
  placeColumns,
  settableColumns,
} from '@novosel/contract/catalogue/desk-rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { FreshEstate, SectionPlace, StockRow } from './imports.repo.ts';
import type { LineValues, Problem, ReadLine } from './read-line.ts';

/** What is in the catalogue of the houses that a file speaks of. */
export interface Stock {
  byId(id: number): StockRow | undefined;
  byName(building: number, kind: number, number: string): StockRow | undefined;
  placeOf(building: number, section: number, floor: number, slot: number): SectionPlace | undefined;
  /** Who lies there now; what the developer has taken back does not count. */
  lyingAt(building: number, section: number, floor: number, slot: number): StockRow | undefined;
  hasPlan(id: number): boolean;
}

export interface Change {
  readonly column: ImportColumn;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

export interface CheckedLine {
  readonly line: number;
  readonly estateId: number | null;
  readonly title: string;
  readonly what: 'change' | 'create' | 'same' | 'wrong';
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  readonly fresh: FreshEstate | null;
}

/** What an import may set on an estate that is there. */
const settable = [...settableColumns, 'status'] as const satisfies readonly ImportColumn[];
/** Where an estate lies is what it is: an import does not move it. */
const fixed = [...placeColumns, 'building', 'kind', 'number'] as const;
const neededForNew = [...placeColumns, 'area', 'ceiling', 'full', 'base'] as const;

const { sale, sold, withdrawn, reserve } = estateStatuses;
const unlent: readonly number[] = [estateKinds.parking, estateKinds.storage];

/** Which status an import may put in place of which: what is booked or bought moves by its deal alone. */
const statusWays: Readonly<Record<number, readonly number[]>> = {
  [sale]: [sold, withdrawn],
  [withdrawn]: [sale],
};

/**
 * Holds the lines of a file to the catalogue: what each would change, and what is wrong with it. Changes nothing.
 * @param chosen the complex of which every line has to be; without it, each line says its own
 */
export function checkLines(
  lines: readonly ReadLine[],
  stock: Stock,
  chosen: number | undefined,
): CheckedLine[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  return lines.map((read) => {
    const found = findOf(read.values, stock);
    const name = found ? `id ${found.id}` : nameOf(read.values);
    const twice = seen.has(name);
    seen.add(name);
    const checked = found
      ? checkChange(read, found, { stock, taken, chosen })
      : checkNew(read, stock, taken, chosen);
    const problems = twice
      ? [...checked.problems, { column: null, code: 'twice' as const }]
      : checked.problems;
    return problems.length > 0 ? { ...checked, what: 'wrong', problems, fresh: null } : checked;
  });
}

function findOf({ id, building, kind, number }: LineValues, stock: Stock): StockRow | undefined {
  if (id !== undefined) return stock.byId(Number(id));
  if (building === undefined || kind === undefined || number === undefined) return undefined;
  return stock.byName(Number(building), Number(kind), String(number));
}

const nameOf = ({ id, building, kind, number }: LineValues) =>
  id === undefined ? `${building} ${kind} ${number}` : `id ${id}`;

function checkChange(
  { line, values, problems }: ReadLine,
  found: StockRow,
  { stock, taken, chosen }: { stock: Stock; taken: Set<string>; chosen: number | undefined },
): CheckedLine {
  const wrong: Problem[] = [...problems, ...complexProblems(values, chosen, found)];
  for (const column of fixed)
    if (values[column] !== undefined && values[column] !== found[column])
      wrong.push({ column, code: 'fixed' });
  const changes: Change[] = [];
  for (const column of settable) {
    const after = values[column];
    if (after === undefined || after === found[column]) continue;
    const code =
      column === 'status'
        ? statusProblem(found, Number(after), { stock, taken })
        : lendProblem(column, found.kind);
    if (code) wrong.push({ column, code });
    else changes.push({ column, before: found[column], after });
  }
  return {
    line,
    estateId: found.id,
    title: found.number,
    what: changes.length > 0 ? 'change' : 'same',
    changes,
    problems: wrong,
    fresh: null,
  };
}

type OfComplex = Pick<StockRow, 'complex' | 'complex_title'>;

/** A price list of one complex is easily brought to another: a line is of the complex chosen, or of the one it names. */
function complexProblems(
  { complex: named }: LineValues,
  chosen: number | undefined,
  of: OfComplex,
): Problem[] {
  if (named !== undefined && !isNamed(of, named)) return [{ column: 'complex', code: 'other-complex' }];
  if (chosen !== undefined) return chosen === of.complex ? [] : [{ column: null, code: 'other-complex' }];
  return named === undefined ? [{ column: 'complex', code: 'unnamed-complex' }] : [];
}

function isNamed({ complex, complex_title }: OfComplex, named: string | number): boolean {
  return named === String(complex) || named === complex_title.toLowerCase();
}

function statusProblem(
  { status, building, section, floor, slot }: StockRow,
  after: number,
  { stock, taken }: { stock: Stock; taken: Set<string> },
): LineProblem | undefined {
  if (status === reserve) return 'booked';
  if (!statusWays[status]?.includes(after)) return 'status-way';
  if (status !== withdrawn) return undefined;
  const where = [building, section, floor, slot] as const;
  if (stock.lyingAt(...where) || taken.has(where.join())) return 'place-taken';
  taken.add(where.join());
  return undefined;
}

function lendProblem(column: ImportColumn, kind: number): LineProblem | undefined {
  return column === 'mortgage' && unlent.includes(kind) ? 'mortgage-none' : undefined;
}

function checkNew(
  { line, values, problems }: ReadLine,
  stock: Stock,
  taken: Set<string>,
  chosen: number | undefined,
): CheckedLine {
  const wrong: Problem[] = [...problems];
  const fresh = freshOf(values, stock, taken, wrong, chosen);
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

/** What a new estate is made of; null, and what is in its way among `wrong`. */
function freshOf(
  values: LineValues,
  stock: Stock,
  taken: Set<string>,
  wrong: Problem[],
  chosen: number | undefined,
): FreshEstate | null {
  const { building, kind, number } = values;
  if (values.id !== undefined || building === undefined || kind === undefined || number === undefined) {
    wrong.push({ column: values.id === undefined ? null : 'id', code: 'unknown-estate' });
    return null;
  }
  const missing = neededForNew.filter((column) => values[column] === undefined);
  // A line that does not say where the estate would lie means one that is there, by a mistaken name.
  const placed = placeColumns.some((column) => values[column] !== undefined);
  if (!placed) wrong.push({ column: null, code: 'unknown-estate' });
  else wrong.push(...missing.map((column) => ({ column, code: 'missing' as const })));
  if (missing.length > 0) return null;
  const one = (column: ImportColumn) => Number(values[column]);
  const maybe = (column: ImportColumn) => (values[column] === undefined ? null : Number(values[column]));
  const where = [one('building'), one('section'), one('floor'), one('slot')] as const;
  const place = stock.placeOf(...where);
  const lends = lendProblem('mortgage', one('kind'));
  if (!stock.hasPlan(one('plan'))) wrong.push({ column: 'plan', code: 'unknown-plan' });
  if (!place) wrong.push({ column: 'slot', code: 'unknown-place' });
  else if (stock.lyingAt(...where) || taken.has(where.join()))
    wrong.push({ column: 'slot', code: 'place-taken' });
  if (place) wrong.push(...complexProblems(values, chosen, place));
  if (values.mortgage !== undefined && lends) wrong.push({ column: 'mortgage', code: lends });
  if (values.status !== undefined && values.status !== sale)
    wrong.push({ column: 'status', code: 'status-way' });
  if (wrong.length > 0 || !place) return null;
  taken.add(where.join());
  return {
    building: place.building,
    sectionId: place.section_id,
    complexId: place.complex,
    kind: one('kind'),
    number: String(number),
    floor: one('floor'),
    rooms: maybe('rooms'),
    area: one('area'),
    living: maybe('living'),
    kitchen: maybe('kitchen'),
    finishing: String(values.finishing ?? 'none'),
    ceiling: one('ceiling'),
    plan: one('plan'),
    layoutId: place.layout_id,
    slot: one('slot'),
    full: one('full'),
    base: one('base'),
    mortgage: maybe('mortgage'),
    status: sale,
    sectionFloors: place.floors,
  };
}
