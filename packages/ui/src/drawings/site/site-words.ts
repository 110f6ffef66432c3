import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { textWidth } from '../text-width.ts';

/** The label of a house: the middle of both lines, and the baseline of each. */
interface SiteWords {
  x: number;
  title: number;
  /** Undefined when the notes of neighbours would overlap: then their cards below the map show them. */
  note: number | undefined;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A house as it is drawn, with its label. */
export interface Written<Said extends Mark = Mark> {
  mark: Said;
  sections: SiteMap['houses'][number]['sections'];
  walls: Box;
  words: SiteWords;
  /** The box of the label. */
  lines: Box;
}

interface Mark {
  building: number;
  title: string;
  note: string;
}

const TITLE_SIZE = 14;
const NOTE_SIZE = 12;
/** In px: the last line's distance above the house, and the height of a line. */
const ABOVE = 10;
const LINE = 16;
/** In px: the least distance of a label from the edge. */
const EDGE = 4;

function boxOf(sections: SiteMap['houses'][number]['sections'], scale: number): Box {
  const places = sections.map(({ place }) => place);
  return {
    left: Math.min(...places.map(({ x }) => x)) * scale,
    right: Math.max(...places.map(({ x, width }) => x + width)) * scale,
    top: Math.min(...places.map(({ y }) => y)) * scale,
    bottom: Math.max(...places.map(({ y, height }) => y + height)) * scale,
  };
}

export const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Places the labels of the houses within the drawing; notes only if all of them fit. */
export function written<Said extends Mark>(
  map: SiteMap,
  marks: readonly Said[],
  scale: number,
): Written<Said>[] {
  const full = write(map, marks, scale, true);
  const crowded = full.some((one) =>
    full.some((other) => one !== other && (meet(one.lines, other.walls) || meet(one.lines, other.lines))),
  );
  return crowded || full.some(({ lines }) => lines.top < 0) ? write(map, marks, scale, false) : full;
}

function write<Said extends Mark>(
  map: SiteMap,
  marks: readonly Said[],
  scale: number,
  noted: boolean,
): Written<Said>[] {
  return map.houses.flatMap(({ building, sections }) => {
    const mark = marks.find((one) => one.building === building);
    if (!mark) return [];
    const walls = boxOf(sections, scale);
    const half = Math.max(textWidth(mark.title, TITLE_SIZE), noted ? textWidth(mark.note, NOTE_SIZE) : 0) / 2;
    const middle = (walls.left + walls.right) / 2;
    const x = Math.max(half + EDGE, Math.min(map.width * scale - half - EDGE, middle));
    const last = walls.top - ABOVE;
    const title = Math.max(TITLE_SIZE, noted ? last - LINE : last);
    const lines = { left: x - half, right: x + half, top: title - TITLE_SIZE + 3, bottom: last + 3 };
    return [{ mark, sections, walls, words: { x, title, note: noted ? last : undefined }, lines }];
  });
}

/** The place of the compass: its middle, and on which side its letter is. */
export interface Corner {
  x: number;
  y: number;
  letter: -1 | 1;
}

/**
 * The first corner where the compass covers neither a house nor a label; preferably at the right, as usual on
 * maps.
 */
export function freeCorner(
  drawing: { width: number; height: number },
  houses: readonly Written[],
  reach: number,
): Corner {
  const { width, height } = drawing;
  const corners: readonly Corner[] = [
    { x: width - reach, y: reach, letter: -1 },
    { x: reach, y: reach, letter: 1 },
    { x: width - reach, y: height - reach, letter: -1 },
    { x: reach, y: height - reach, letter: 1 },
  ];
  const free = corners.find(({ x, y, letter }) => {
    const box = {
      left: x - (letter < 0 ? 1.5 : 1) * reach,
      right: x + (letter > 0 ? 1.5 : 1) * reach,
      top: y - reach,
      bottom: y + reach,
    };
    return houses.every(({ walls, lines }) => !meet(box, walls) && !meet(box, lines));
  });
  return free ?? { x: width - reach, y: reach, letter: -1 };
}
