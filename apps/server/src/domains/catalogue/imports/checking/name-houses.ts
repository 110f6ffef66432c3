import { houseColumns, type ImportColumn } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { LineValues, Problem, ReadLine } from '../reading/read-line.ts';
import type { FreshHouse } from './fresh-estates.repo.ts';
import type { SiteRow } from './houses.repo.ts';

/** A building that a line names and the catalogue lacks. */
export interface UnknownHouse {
  readonly complex: number;
  readonly complex_title: string;
  /** The same for all lines that name it. */
  readonly key: string;
  /** Data of the new building; null while the file does not contain all of them. */
  readonly fresh: FreshHouse | null;
  /** Columns that no line fills in. */
  readonly missing: readonly (typeof houseColumns)[number][];
}

/** A line with the ID of its building, or with the unknown building. */
export interface HousedLine extends ReadLine {
  readonly house: UnknownHouse | null;
}

type Of = Pick<SiteRow, 'complex' | 'complex_title'>;

/** Whether a line names this complex: by its ID or its title. */
export function isNamed({ complex, complex_title }: Of, named: string | number): boolean {
  return named === String(complex) || named === complex_title.toLowerCase();
}

/**
 * Finds buildings that lines name by number in the chosen complex, or in the one that each line names. An
 * existing building is replaced by its ID and keeps its address and promise; data of an unknown one are
 * collected from all its lines.
 */
export function nameHouses(
  lines: readonly ReadLine[],
  sites: readonly SiteRow[],
  chosen: number | undefined,
): HousedLine[] {
  const facts = new Map<string, LineValues>();
  const placed = lines.map((line) => place(line, sites, chosen, facts));
  return placed.map(({ site, key, ...line }) => ({
    ...line,
    house: site && key !== undefined ? unknownHouse(site, key, facts.get(key) ?? {}) : null,
  }));
}

interface Placed extends ReadLine {
  readonly site?: SiteRow;
  readonly key?: string;
}

function place(
  line: ReadLine,
  sites: readonly SiteRow[],
  chosen: number | undefined,
  facts: Map<string, LineValues>,
): Placed {
  const { house, address, handover, ...values } = line.values;
  if (house === undefined) return { ...line, values };
  const named = values.complex;
  const ofComplex = sites.filter((site) =>
    chosen === undefined ? named !== undefined && isNamed(site, named) : site.complex === chosen,
  );
  const [site] = ofComplex;
  if (!site) return { ...line, values, problems: [...line.problems, ...homeless(values)] };
  const there = ofComplex.find(({ number }) => number !== null && isSame(number, house));
  if (there) return held(line, values, there);
  const key = `${site.complex} ${String(house).toLowerCase()}`;
  const before = facts.get(key) ?? { house };
  const unlike = houseColumns.filter((column) => differs(before[column], line.values[column]));
  facts.set(key, {
    ...(address !== undefined && { address }),
    ...(handover !== undefined && { handover }),
    ...before,
  });
  const problems = [...line.problems, ...problemsOf(unlike, 'house-differs')];
  return { ...line, values, problems, site, key };
}

/** A building number needs a known complex; a line with an estate ID has that of its estate. */
function homeless({ id, complex }: LineValues): Problem[] {
  if (id !== undefined) return [];
  return problemsOf(['complex'], complex === undefined ? 'unnamed-complex' : 'other-complex');
}

/** A line of an existing building. */
function held(line: ReadLine, values: LineValues, there: SiteRow): Placed {
  const wrong: ImportColumn[] = houseColumns.filter((column) =>
    differs(there[column] ?? undefined, line.values[column]),
  );
  if (differs(there.building ?? undefined, values.building)) wrong.push('house');
  return {
    ...line,
    values: { ...values, ...(there.building !== null && { building: there.building }) },
    problems: [...line.problems, ...problemsOf(wrong, 'fixed')],
  };
}

function unknownHouse(
  { complex, complex_title }: SiteRow,
  key: string,
  { house, address, handover }: LineValues,
): UnknownHouse {
  const said = { address, handover };
  const missing = houseColumns.filter((column) => said[column] === undefined);
  const keys = Number(handover);
  const fresh = {
    number: String(house),
    address: String(address),
    year: Math.trunc(keys / 10),
    quarter: keys % 10,
  };
  return { complex, complex_title, key, missing, fresh: missing.length > 0 ? null : fresh };
}

const isSame = (one: string, other: string | number) => one.toLowerCase() === String(other).toLowerCase();

const differs = (known: string | number | undefined, said: string | number | undefined) =>
  known !== undefined && said !== undefined && known !== said;

const problemsOf = (columns: readonly ImportColumn[], code: Problem['code']): Problem[] =>
  columns.map((column) => ({ column, code }));
