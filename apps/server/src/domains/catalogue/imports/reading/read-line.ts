import { directions, estateKinds, finishings, viewCodes } from '@novosel/contract/catalogue/codes.ts';
import type { ImportColumn, LineProblem } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { parseMoney } from '@novosel/contract/texts/money.ts';
import { letterOffPaper } from '@novosel/contract/texts/paper-letters.ts';
import type { CellFlaw } from '../../../../platform/xlsx/workbook.ts';
import { looksLikeDate, plainNumber } from './plain-cell.ts';
import type { TableRow } from './table.ts';

/** Values of a line in the units of the tables: kopecks, hundredths of m², IDs of kinds and statuses. */
export type LineValues = Partial<Record<ImportColumn, string | number>>;

export interface Problem {
  readonly column: ImportColumn | null;
  readonly code: LineProblem;
}

export interface ReadLine {
  readonly line: number;
  readonly values: LineValues;
  readonly problems: readonly Problem[];
}

type Read = (cell: string) => number | string | LineProblem;

const whole =
  (least: number, most: number): Read =>
  (written) => {
    const cell = plainNumber(written);
    const value = /^-?\d{1,10}$/.test(cell) ? Number(cell) : Number.NaN;
    return value >= least && value <= most ? value : 'not-a-number';
  };

const area: Read = (cell) => {
  const [, metres, hundredths = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(plainNumber(cell)) ?? [];
  const value = Number(metres) * 100 + Number(hundredths.padEnd(2, '0'));
  if (Number.isNaN(value)) return 'not-a-number';
  return value > 0 ? value : 'not-positive';
};

const sum: Read = (cell) => {
  const value = parseMoney(plainNumber(cell));
  if (value === undefined) return 'not-a-sum';
  return value > 0 ? value : 'not-positive';
};

/**
 * A number of a flat or a building, unless a spreadsheet program has changed it: «12.мар» from 12-3,
 * «1,2E+03» from 1200.
 */
const nameOf =
  (most: number): Read =>
  (cell) => {
    if (looksLikeDate(cell)) return 'date';
    return /^\d(?:[.,]\d+)?E[+-]\d{2,3}$/i.test(cell) ? 'scientific' : short(most)(cell);
  };

const wordOf =
  (words: Readonly<Record<string, string | number>>): Read =>
  (cell) =>
    Object.hasOwn(words, cell.toLowerCase()) ? (words[cell.toLowerCase()] ?? '') : 'unknown-word';

const kinds = {
  ...estateKinds,
  ...Object.fromEntries(Object.values(estateKinds).map((id) => [String(id), id])),
  квартира: estateKinds.flat,
  апартаменты: estateKinds.apartment,
  'коммерческое помещение': estateKinds.commercial,
  коммерция: estateKinds.commercial,
  'машино-место': estateKinds.parking,
  паркинг: estateKinds.parking,
  кладовая: estateKinds.storage,
};
const finishingWords = {
  ...Object.fromEntries(finishings.map((one) => [one, one])),
  'без отделки': 'none',
  предчистовая: 'prefinish',
  светлая: 'light',
  тёмная: 'dark',
  темная: 'dark',
};
const { sale, sold, withdrawn } = estateStatuses;
const statuses = {
  sale,
  sold,
  withdrawn,
  'в продаже': sale,
  продано: sold,
  'снято с продажи': withdrawn,
};

const views = {
  ...Object.fromEntries(viewCodes.map((one) => [one, one])),
  двор: 'yard',
  улица: 'street',
  парк: 'park',
  река: 'river',
  море: 'sea',
  лес: 'forest',
};
const sides = {
  ...Object.fromEntries(directions.map((one) => [one, one])),
  север: 'north',
  восток: 'east',
  юг: 'south',
  запад: 'west',
};

/** Comma-separated words in the order of the cell: the main windows come first. */
const wordsOf = (words: Readonly<Record<string, string>>): Read => {
  const one = wordOf(words);
  return (cell) => {
    const codes = cell.split(/[,;]/).map((word) => one(word.trim()));
    return codes.includes('unknown-word') ? 'unknown-word' : [...new Set(codes)].join(',');
  };
};

/** A text that agreements print. */
const short =
  (most: number): Read =>
  (cell) => {
    if (cell.length > most) return 'unknown-word';
    return letterOffPaper(cell) === undefined ? cell : 'paper-letter';
  };

const roman = ['i', 'ii', 'iii', 'iv'];
/** «2030-2», «2 кв. 2030», «II квартал 2030», as the year followed by the quarter. */
const quarter: Read = (cell) => {
  const [, year, after] = /^(20\d\d)[-\s]+([1-4]|i{1,3}|iv)$/i.exec(cell) ?? [];
  const [, before, ofYear] =
    /^([1-4]|i{1,3}|iv)\s*(?:кв\.?|квартал)\s*(20\d\d)(?:\s*г\.?)?$/i.exec(cell) ?? [];
  const word = (after ?? before)?.toLowerCase();
  if (word === undefined) return 'not-a-quarter';
  return Number(year ?? ofYear) * 10 + (roman.indexOf(word) + 1 || Number(word));
};

const id = whole(1, 2_147_483_647);
/** The ID of a complex or its title, as people write it. */
const complex: Read = (cell) =>
  cell.length <= 100 ? cell.toLowerCase().replace(/[«»"]/g, '').replace(/^жк /, '').trim() : 'unknown-word';

const readers: Readonly<Record<ImportColumn, Read>> = {
  id,
  complex,
  building: id,
  house: (cell) => nameOf(10)(cell.replace(/^(корпус|дом)\s+/i, '')),
  address: short(200),
  handover: quarter,
  section: whole(1, 99),
  kind: wordOf(kinds),
  number: nameOf(20),
  floor: whole(-9, 200),
  slot: whole(1, 200),
  plan: id,
  rooms: whole(0, 9),
  area,
  living: area,
  kitchen: area,
  finishing: wordOf(finishingWords),
  view: wordsOf(views),
  side: wordsOf(sides),
  ceiling: whole(2000, 20_000),
  full: sum,
  base: sum,
  mortgage: sum,
  status: wordOf(statuses),
};
const problemCodes: ReadonlySet<unknown> = new Set<LineProblem>([
  'not-a-number',
  'not-a-sum',
  'not-positive',
  'not-a-quarter',
  'unknown-word',
  'paper-letter',
  'date',
  'scientific',
]);

/** A dash means «none». */
const nothing = /^[-\u2010-\u2015\u2212]*$/;

/** The problem of a cell before it is parsed: scientific notation is wrong only for a name. */
function flawIn(row: TableRow, column: ImportColumn, place: number): CellFlaw | undefined {
  const flaw = row.flaws.get(place);
  return flaw === 'scientific' && column !== 'number' && column !== 'house' ? undefined : flaw;
}

/** Parses the cells of a line; an empty cell means no change, and a cell with a flaw is not parsed. */
export function readLine(row: TableRow, columns: ReadonlyMap<ImportColumn, number>): ReadLine {
  const values: LineValues = {};
  const problems: Problem[] = row.shifted ? [{ column: null, code: 'shifted' }] : [];
  for (const [column, place] of columns) {
    const cell = row.cells[place] ?? '';
    const flaw = flawIn(row, column, place);
    if (flaw) problems.push({ column, code: flaw });
    else if (!nothing.test(cell)) {
      const read = readers[column](cell);
      if (problemCodes.has(read)) problems.push({ column, code: read as LineProblem });
      else values[column] = read;
    }
  }
  return { line: row.line, values, problems };
}
