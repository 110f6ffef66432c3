import type { BoardEstate, HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';

/** An estate as the reader sees it: `mine` when he has booked it himself. */
export type ShownEstate = Omit<BoardEstate, 'state'> & { readonly state: BoardEstate['state'] | 'mine' };
type ShownBoard = Omit<HouseBoard, 'sections'> & {
  readonly sections: readonly (Omit<HouseBoard['sections'][number], 'estates'> & {
    readonly estates: readonly ShownEstate[];
  })[];
};

/** The board with the estates that the reader has booked marked as his. */
export const markMine = (board: HouseBoard, booked: readonly number[]): ShownBoard => ({
  ...board,
  sections: board.sections.map((section) => ({
    ...section,
    estates: section.estates.map((estate) =>
      estate.state !== 'sale' && booked.includes(estate.id) ? { ...estate, state: 'mine' } : estate,
    ),
  })),
});

/** Flats and shops above the ground, or parking places and storage rooms below it. */
export type BoardPart = 'above' | 'under';

interface BoardRow {
  key: string;
  floor: number;
  /** Set where the rows of sections are one below another. */
  section: number | null;
  /** null where a section is lower than its neighbour, or where the place has no estate of this part. */
  cells: readonly (ShownEstate | null)[];
}

export interface BoardModel {
  /** Sections side by side with their widths in cells; empty where they are one below another. */
  sections: readonly { number: number; span: number }[];
  rows: readonly BoardRow[];
}

/** With more places on a floor, prices do not fit into the cells beside another column. */
const mostBeside = 24;

/** The number of places on a floor, in all sections together. */
export const placesOf = ({ sections }: BoardModel): number =>
  sections.reduce((sum, { span }) => sum + span, 0);

/** Whether the board needs the whole width of the page. */
export const isBroad = (model: BoardModel): boolean => placesOf(model) > mostBeside;

/** Places below the ground are many and alike: so many are in a row. */
const placesInRow = 10;

const ofPart = (part: BoardPart) => (estate: ShownEstate) => estate.floor > 0 === (part === 'above');

/** Whether a building has any estate in a part. */
export const hasPart = ({ sections }: ShownBoard, part: BoardPart): boolean =>
  sections.some(({ estates }) => estates.some(ofPart(part)));

/**
 * The estates of a building as rows of cells: by floors from the top, each place of a section in its own
 * column.
 */
export const boardModel = (board: ShownBoard, part: BoardPart): BoardModel =>
  part === 'above' ? aboveModel(board) : underModel(board);

const aboveModel = ({ sections }: ShownBoard): BoardModel => {
  const houses = sections.map(({ number, estates }) => {
    const own = estates.filter(ofPart('above'));
    // Columns of existing places only: an import may number the places of a house freely.
    const slots = [...new Set(own.map(({ slot }) => slot))].toSorted((a, b) => a - b);
    return { number, slots, floors: Map.groupBy(own, ({ floor }) => floor) };
  });
  const floors = [...new Set(houses.flatMap((house) => [...house.floors.keys()]))].toSorted((a, b) => b - a);
  return {
    sections: houses.map(({ number, slots }) => ({ number, span: slots.length })),
    rows: floors.map((floor) => ({
      key: String(floor),
      floor,
      section: null,
      cells: houses.flatMap((house) => {
        const own = house.floors.get(floor);
        return house.slots.map((place) => own?.find(({ slot }) => slot === place) ?? null);
      }),
    })),
  };
};

const underModel = ({ sections }: ShownBoard): BoardModel => ({
  sections: [],
  rows: sections.flatMap(({ number, estates }) => {
    const places = estates
      .filter(ofPart('under'))
      .toSorted((a, b) => b.floor - a.floor || a.kind.localeCompare(b.kind) || a.slot - b.slot);
    const rows = Map.groupBy(places, ({ floor, kind }) => `${floor} ${kind}`);
    return [...rows].flatMap(([key, own]) =>
      Array.from({ length: Math.ceil(own.length / placesInRow) }, (_, row) => ({
        key: `${number} ${key} ${row}`,
        floor: own[0]?.floor ?? 0,
        section: number,
        cells: own.slice(row * placesInRow, (row + 1) * placesInRow),
      })),
    );
  }),
});

/** Keys that move between cells, as rows down and columns to the right. */
const steps = lookup<readonly [rows: number, columns: number]>({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
});

type Place = readonly [row: number, column: number];

const placeOf = ({ rows }: BoardModel, id: number): Place | undefined => {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex((cell) => cell?.id === id);
    if (column >= 0) return [row, column];
  }
  return undefined;
};

/** The estate of a row that is nearest to a column. */
const nearest = (
  cells: readonly (ShownEstate | null)[] | undefined,
  column: number,
): ShownEstate | undefined =>
  (cells ?? [])
    .flatMap((cell, at) => (cell ? [{ cell, far: Math.abs(at - column) }] : []))
    .toSorted((a, b) => a.far - b.far)[0]?.cell;

/** The estate to which a key moves; the same one when there is none, undefined for other keys. */
export const cellAfter = (model: BoardModel, id: number, key: string): ShownEstate | undefined => {
  const place = placeOf(model, id);
  if (!place) return undefined;
  const [row, column] = place;
  const cells = model.rows[row]?.cells ?? [];
  if (key === 'Home') return cells.find((cell) => cell !== null) ?? undefined;
  if (key === 'End') return cells.findLast((cell) => cell !== null) ?? undefined;
  const step = steps.get(key);
  if (!step) return undefined;
  const [down, right] = step;
  if (right === 0) {
    const to = Math.min(model.rows.length - 1, Math.max(0, row + down));
    return nearest(model.rows[to]?.cells, column);
  }
  const onward = right > 0 ? cells.slice(column + 1) : cells.slice(0, column).toReversed();
  return onward.find((cell) => cell !== null) ?? cells[column] ?? undefined;
};
