import type { Random } from '../random.ts';
import { demoSize } from './demo-plan.ts';
import { nominalWidth } from './flat-frame.ts';

/** A home in a row, before its plan is drawn. */
export interface RowHome {
  rooms: number;
  corner: 'west' | 'east' | null;
  width: number;
  /** This is the flat of the demo. */
  demo: boolean;
  /** Index of an earlier home of this row that it mirrors. */
  mirrors: number | null;
}

export interface SectionRows {
  width: number;
  north: RowHome[];
  south: RowHome[];
  /** Lifts and stairs stand before this home of the south row. */
  coreBefore: number;
  coreWidth: number;
}

export interface FreeEnds {
  west: boolean;
  east: boolean;
}

/** Least width of a row, as a share of its usual width. */
const leastShare = 0.85;

/** Rooms of the homes of section 3 of building 2, where № 243 is the third of the north row. */
const demoRows = { north: [1, 0, 2, 1, 3], south: [2, 0, 1, 3] };

/**
 * Two rows of homes on both sides of a corridor, exactly equal in width. `count` is the number of homes in
 * both; at the ends of the building they are larger and have windows on two sides.
 */
export function planRows(count: number, ends: FreeEnds, demo: boolean, random: Random): SectionRows {
  const northCount = Math.ceil(count / 2);
  const northRooms = demo ? demoRows.north : drawRooms(northCount, ends, random);
  const coreWidth = random.int(500, 560, 10);
  const wanted = northRooms.map((rooms, index) =>
    usualWidth(rooms, cornerOf(index, northRooms.length, ends), random),
  );
  if (demo) wanted[2] = demoSize.width;
  const northWidth = wanted.reduce((sum, width) => sum + width, 0);
  const southRooms = demo
    ? demoRows.south
    : fitRooms(count - northCount, northWidth - coreWidth, ends, random);
  const southUsual = southRooms.reduce(
    (sum, rooms, index) => sum + usual(rooms, index, southRooms.length, ends),
    0,
  );
  // Both rows are adjusted, so that neither is stretched more than half of the difference.
  const between = Math.round((northWidth + southUsual + coreWidth) / 20) * 10;
  // A narrower studio would have no space for its bathroom or its bed.
  const narrowest = Math.ceil((leastShare * Math.max(northWidth, southUsual + coreWidth)) / 10) * 10;
  const width = Math.max(between, narrowest);
  return {
    width,
    north: fitRow(northRooms, wanted, width, ends, demo ? 2 : null),
    south: fitRow(
      southRooms,
      southRooms.map((rooms, i) => usual(rooms, i, southRooms.length, ends)),
      width - coreWidth,
      ends,
      null,
    ),
    coreBefore: Math.floor(southRooms.length / 2),
    coreWidth,
  };
}

function cornerOf(index: number, count: number, ends: FreeEnds): RowHome['corner'] {
  if (index === 0 && ends.west) return 'west';
  return index === count - 1 && ends.east ? 'east' : null;
}

function usual(rooms: number, index: number, count: number, ends: FreeEnds): number {
  return nominalWidth(rooms, cornerOf(index, count, ends) !== null);
}

function usualWidth(rooms: number, corner: RowHome['corner'], random: Random): number {
  return Math.round(nominalWidth(rooms, corner !== null) * (0.97 + 0.06 * random.next()));
}

function drawRooms(count: number, ends: FreeEnds, random: Random): number[] {
  return Array.from({ length: count }, (_, index) =>
    cornerOf(index, count, ends) === null ? random.pick([0, 0, 1, 1, 1, 2, 2, 3]) : random.pick([2, 3, 3, 4]),
  );
}

/** Draws several rows and takes the one nearest to the width. */
function fitRooms(count: number, width: number, ends: FreeEnds, random: Random): number[] {
  const rows = Array.from({ length: 200 }, () => drawRooms(count, ends, random));
  const miss = (row: number[]) =>
    Math.abs(width - row.reduce((sum, rooms, i) => sum + usual(rooms, i, row.length, ends), 0));
  return rows.reduce((best, row) => (miss(row) < miss(best) ? row : best));
}

/** Scales the homes to fill the row; equal neighbours get the same width and mirror each other. */
function fitRow(
  rooms: number[],
  wanted: number[],
  width: number,
  ends: FreeEnds,
  demo: number | null,
): RowHome[] {
  const mirrors = rooms.map((count, index) => {
    const same = rooms[index - 1] === count && index !== demo && index - 1 !== demo;
    return (
      same && cornerOf(index, rooms.length, ends) === null && cornerOf(index - 1, rooms.length, ends) === null
    );
  });
  // Three equal homes are one mirrored pair and one single home.
  for (let index = 1; index < mirrors.length; index += 1) if (mirrors[index - 1]) mirrors[index] = false;
  // One home must stay single to absorb the rounding difference.
  if (mirrors.every((paired, index) => paired || mirrors[index + 1])) mirrors[mirrors.length - 1] = false;
  const shares = wanted.map((own, index) => (mirrors[index] ? (wanted[index - 1] ?? own) : own));
  const kept = demo === null ? 0 : (wanted[demo] ?? 0);
  const scale = (width - kept) / (shares.reduce((sum, share) => sum + share, 0) - kept);
  const widths = shares.map((share, index) => (index === demo ? share : Math.round(share * scale)));
  const taker = widths.findIndex((_, index) => index !== demo && !mirrors[index] && !mirrors[index + 1]);
  const rest = width - widths.reduce((sum, own) => sum + own, 0);
  return rooms.map((count, index) => ({
    rooms: count,
    corner: cornerOf(index, rooms.length, ends),
    width: (widths[index] ?? 0) + (index === taker ? rest : 0),
    demo: index === demo,
    mirrors: mirrors[index] ? index - 1 : null,
  }));
}
