import type { NumberKind } from './number-format.ts';
import { shownNumber } from './shown-number.ts';
import { BadXml, type XmlElement, type XmlVisitor } from './walk-xml.ts';
import type { CellFlaw, Sheet, SheetRow, WorkbookLimits } from './workbook.ts';

/** Shared data that cells refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  /** Kind of a number by the index of its style. */
  readonly styles: readonly NumberKind[];
}

/** The last row and column of an Excel sheet. */
const last = { row: 1_048_576, column: 16_384 };
/** More cells than people merge by hand or fill by one formula. */
const rangedAtMost = 200_000;
const rangesAtMost = 20_000;

interface Range {
  readonly flaw: CellFlaw;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

interface OpenRow {
  line: number;
  hidden: boolean;
  cells: string[];
  flaws: ReadonlyMap<number, CellFlaw>;
}

interface OpenCell {
  place: number;
  type: string;
  number: NumberKind;
  text: string;
  formula: boolean;
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';
const texts: ReadonlySet<string> = new Set(['c/v', 'c/is/t', 'c/is/r/t'].map(pathOfCell));
function pathOfCell(end: string): string {
  return `worksheet/sheetData/row/${end}`;
}

/**
 * Reads the cells of a sheet while it is parsed; `sheet` returns the result after that.
 * @param room rows that may still be kept, for all sheets together
 */
export function sheetVisitor(
  context: SheetContext,
  limits: WorkbookLimits,
  room: { rows: number },
): { visitor: XmlVisitor; sheet: () => Omit<Sheet, 'name' | 'hidden'> } {
  const rows: OpenRow[] = [];
  const hiddenColumns = new Set<number>();
  const ranges: Range[] = [];
  let row: OpenRow = newRow(0, false);
  let cell: OpenCell | undefined;
  let before = 0;
  let [widest, overflows] = [0, false];

  const openRow = (element: XmlElement) => {
    const line = lineOf(element.get('r'), row.line + 1);
    row = newRow(line, isOn(element.get('hidden')) || Number(element.get('ht') ?? 1) === 0);
    before = -1;
  };
  const openCell = (element: XmlElement) => {
    before = placeOf(element.get('r'), row.line, before + 1);
    const number = context.styles[Number(element.get('s') ?? 0)] ?? 'plain';
    cell = { place: before, type: element.get('t') ?? 'n', number, text: '', formula: false };
  };
  const closeCell = ({ place, text, formula, ...of }: OpenCell) => {
    const shown = textOf(text, of, context);
    const flaw = formula ? 'formula' : shown && flawOf(of);
    if (flaw && place < limits.columns) mark(row, place, flaw);
    if (shown === '') return;
    widest = Math.max(widest, place + 1);
    if (place >= limits.columns || row.line * widest > limits.cells) overflows = true;
    else {
      for (let at = row.cells.length; at < place; at += 1) row.cells.push('');
      row.cells[place] = shown;
    }
  };
  const closeRow = () => {
    if (row.cells.length === 0) return;
    overflows ||= rows.length >= limits.rows || room.rows <= 0;
    if (overflows) return;
    rows.push(row);
    room.rows -= 1;
  };
  const addRange = (ref: string, flaw: CellFlaw) => {
    if (ranges.push(rangeOf(ref, flaw)) > rangesAtMost) throw new BadXml('too many ranges');
  };
  const opens = new Map<string, (element: XmlElement) => void>(
    Object.entries({
      'worksheet/cols/col': (element) => {
        if (!isOn(element.get('hidden')) && Number(element.get('width') ?? 1) !== 0) return;
        const [from, to] = [Number(element.get('min')), Number(element.get('max'))];
        for (let at = Math.max(from, 1); at <= Math.min(to, limits.columns); at += 1)
          hiddenColumns.add(at - 1);
      },
      'worksheet/sheetData/row': openRow,
      [pathOfCell('c')]: openCell,
      [pathOfCell('c/f')]: (element) => {
        if (cell) cell.formula = true;
        const filled = element.get('ref');
        if (filled && element.get('t') !== 'shared') addRange(filled, 'formula');
      },
      'worksheet/mergeCells/mergeCell': (element) => addRange(element.get('ref') ?? '', 'merged'),
    }),
  );
  return {
    visitor: {
      open: (element) => opens.get(element.path)?.(element),
      keeps: (path) => texts.has(path),
      close: (path, text) => {
        if (texts.has(path) && cell) cell.text += text;
        if (path === pathOfCell('c') && cell) {
          closeCell(cell);
          cell = undefined;
        }
        if (path === 'worksheet/sheetData/row') closeRow();
      },
    },
    sheet: () => ({ rows: inOrder(rows, ranges, limits.columns), hiddenColumns, overflows }),
  };
}

const none: ReadonlyMap<number, CellFlaw> = new Map();
const newRow = (line: number, hidden: boolean): OpenRow => ({ line, hidden, cells: [], flaws: none });

/** Created only when needed: most rows have no flaw, and a table has many rows. */
function mark(row: OpenRow, place: number, flaw: CellFlaw): void {
  row.flaws = new Map([...row.flaws, [place, flaw]]);
}

/** Programs may omit positions: a row or a cell then follows the one before it. */
function lineOf(written: string | undefined, next: number): number {
  const line = written === undefined ? next : Number(/^\d{1,7}$/.test(written) ? written : Number.NaN);
  if (!(line >= next && line <= last.row)) throw new BadXml('a row out of order');
  return line;
}

function placeOf(written: string | undefined, line: number, next: number): number {
  if (written === undefined) return next;
  const [, column = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(written) ?? [];
  const place = column === '' ? Number.NaN : placeOfColumn(column);
  if (!(place >= next && place < last.column) || Number(row) !== line)
    throw new BadXml('a cell out of order');
  return place;
}

/** A → 0, Z → 25, AA → 26. */
function placeOfColumn(column: string): number {
  return [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rangeOf(ref: string, flaw: CellFlaw): Range {
  const [, left = '', top, right = left, bottom = top] =
    /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(ref) ?? [];
  const rows = [Number(top), Number(bottom)] as const;
  const columns = [placeOfColumn(left), placeOfColumn(right)] as const;
  if (!(rows[0] <= rows[1] && columns[0] <= columns[1])) throw new BadXml('a range that is none');
  return { flaw, rows, columns };
}

const booleans: ReadonlyMap<string, string> = new Map([
  ['0', 'FALSE'],
  ['1', 'TRUE'],
  ['false', 'FALSE'],
  ['true', 'TRUE'],
]);

type CellKind = Pick<OpenCell, 'type' | 'number'>;

function textOf(raw: string, { type }: CellKind, { strings }: SheetContext): string {
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return booleans.get(raw.trim()) ?? '';
  return type === 'n' ? shownNumber(raw.trim()) : plainText(raw);
}

function flawOf({ type, number }: CellKind): CellFlaw | undefined {
  if (type === 'e') return 'error';
  if (type === 'd') return 'date';
  return type === 'n' && number !== 'plain' ? number : undefined;
}

/** A text without escapes (ECMA-376, 22.9.2.19), invisible characters, and surrounding spaces. */
export function plainText(text: string): string {
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/**
 * Rows in order, with flaws of ranges marked: all cells of a merged range except the first, and all cells
 * filled by one formula.
 */
function inOrder(rows: readonly OpenRow[], ranges: readonly Range[], columns: number): SheetRow[] {
  let left = rangedAtMost;
  for (const {
    flaw,
    rows: [top, bottom],
    columns: [from, to],
  } of ranges) {
    left -= (to - from + 1) * (bottom - top + 1);
    if (!(left >= 0)) throw new BadXml('ranges over everything');
    for (const row of between(rows, top, bottom))
      for (let place = from; place <= to && place < columns; place += 1)
        if (flaw !== 'merged' || row.line > top || place > from) mark(row, place, flaw);
  }
  return [...rows];
}

/** Rows of these lines, both ends included. */
function between(rows: readonly OpenRow[], top: number, bottom: number): readonly OpenRow[] {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.line ?? 0) < top) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rows.length && (rows[end]?.line ?? 0) <= bottom) end += 1;
  return rows.slice(low, end);
}
