import {
  type ImportColumn,
  type LineProblem,
  placeColumns,
  settableColumns,
} from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { StockRow } from '../imports.repo.ts';
import type { LineValues, Problem } from '../reading/read-line.ts';
import { checkNew } from './check-new.ts';
import type { Change, CheckedLine, Stock } from './checked-line.ts';
import { complexProblems, kindProblem } from './line-rules.ts';
import type { HousedLine } from './name-houses.ts';

/** Columns that an import may set on an existing estate. */
const settable = [...settableColumns, 'status'] as const satisfies readonly ImportColumn[];
/** An import never moves an estate to another place. */
const fixed = [...placeColumns, 'building', 'kind', 'number'] as const;

const { sale, sold, withdrawn, reserve } = estateStatuses;

/** Status changes allowed to an import: a booked or sold estate changes only by its deal. */
const statusWays: Readonly<Record<number, readonly number[]>> = {
  [sale]: [sold, withdrawn],
  [withdrawn]: [sale],
};

/**
 * Compares the lines of a file with the catalogue: the changes and problems of each line. Changes nothing.
 * @param chosen the complex of every line; without it, each line names its own
 */
export function checkLines(
  lines: readonly HousedLine[],
  stock: Stock,
  chosen: number | undefined,
): CheckedLine[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  return lines.map((read) => {
    const found = findOf(read.values, stock);
    const name = found ? `id ${found.id}` : nameOf(read);
    const twice = seen.has(name);
    seen.add(name);
    const checked = found
      ? checkChange(read, found, { stock, taken, chosen })
      : checkNew(read, { stock, taken, chosen });
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

const nameOf = ({ values: { id, building, kind, number }, house }: HousedLine) =>
  id === undefined ? `${house?.key ?? building} ${kind} ${number}` : `id ${id}`;

function checkChange(
  { line, values, problems, house }: HousedLine,
  found: StockRow,
  { stock, taken, chosen }: { stock: Stock; taken: Set<string>; chosen: number | undefined },
): CheckedLine {
  const wrong: Problem[] = [...problems, ...complexProblems(values, chosen, found)];
  for (const column of fixed)
    if (values[column] !== undefined && values[column] !== found[column])
      wrong.push({ column, code: 'fixed' });
  if (house) wrong.push({ column: 'house', code: 'fixed' });
  const changes: Change[] = [];
  for (const column of settable) {
    const after = values[column];
    if (after === undefined || isSame(after, found[column])) continue;
    const code =
      column === 'status'
        ? statusProblem(found, Number(after), { stock, taken })
        : kindProblem(column, found.kind);
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

/** Comma-separated words are equal in any order. */
function isSame(one: string | number, other: string | number | null): boolean {
  const words = (cell: string | number | null) => String(cell).split(',').toSorted().join();
  return one === other || words(one) === words(other);
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
  if (stock.estateAt(...where) || taken.has(where.join())) return 'place-taken';
  taken.add(where.join());
  return undefined;
}
