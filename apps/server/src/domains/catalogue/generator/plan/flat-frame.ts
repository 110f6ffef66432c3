import type { RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Random } from '../random.ts';

export const OUTER_WALL = 20;
export const INNER_WALL = 10;

export interface Cell {
  code: RoomCode;
  width: number;
}

/**
 * The frame of a flat: rooms along the facade, behind them bathrooms and the hall along the corridor of the
 * floor. All lengths are inner, in centimetres, without walls.
 */
export interface FlatFrame {
  /** Left to right along the facade. */
  front: Cell[];
  frontDepth: number;
  backDepth: number;
  /** The cell with the full depth of the back row, at the left end. */
  left: Cell;
  /**
   * The same at the right end; a positive `reach` extends beyond the corridor's wall (a corner of the
   * building).
   */
  right: (Cell & { reach: number }) | null;
  /**
   * For a deep back row: the hall is a strip with these cells behind it; one of them is the vestibule
   * (`hall`).
   */
  strip: { depth: number; cells: Cell[] } | null;
}

export interface FlatSpec {
  rooms: number;
  /** Between the outer faces of the walls, in centimetres. */
  width: number;
  depth: number;
  /** Width of the side room of a flat at a free end of the building, otherwise null. */
  cornerRoom: number | null;
  /** How far that room extends beyond the corridor's wall. */
  reach: number;
}

const nominal: Partial<Record<RoomCode, number>> = {
  studio: 370,
  kitchenLiving: 425,
  living: 350,
  kitchen: 290,
  bedroom: 305,
  nursery: 262,
  study: 252,
};

function frontCodes(spec: FlatSpec, separateKitchen: boolean): RoomCode[] {
  if (spec.rooms === 0) return ['studio'];
  const base: RoomCode[] = separateKitchen ? ['kitchen', 'living'] : ['kitchenLiving', 'bedroom'];
  const more: RoomCode[] = separateKitchen
    ? ['bedroom', 'nursery', 'study']
    : ['nursery', 'bedroom', 'study'];
  if (spec.cornerRoom === null) return [...base, ...more].slice(0, spec.rooms + 1);
  // At a corner the widest room is at the end: it has windows on both sides, and the hall still reaches it.
  const [widest = 'kitchenLiving', ...others] = [...base, ...more].slice(0, spec.rooms);
  return [...others, widest];
}

/** Length of the hall that a facade room needs for its door, with the wall beside it, in centimetres. */
const DOORWAY = 104;
/** Least width of the first room: the bathroom behind it must hold a bath, a toilet and a basin. */
const FIRST_ROOM = 276;
/** Additional width of the room at the corner of the building. */
const CORNER_GAIN = 80;

/** Suitable outer width of a flat with so many rooms, before it is fitted to its row. */
export function nominalWidth(rooms: number, corner: boolean): number {
  const codes = frontCodes({ rooms, width: 0, depth: 0, cornerRoom: corner ? 1 : null, reach: 0 }, false);
  const clear = codes.reduce((sum, code) => sum + (nominal[code] ?? 0), 0);
  return clear + (corner ? CORNER_GAIN : 0) + INNER_WALL * (codes.length - 1) + 2 * OUTER_WALL;
}

/** Makes a frame that fills width and depth exactly. */
export function frameFlat(spec: FlatSpec, random: Random): FlatFrame {
  const innerWidth = spec.width - 2 * OUTER_WALL;
  const innerDepth = spec.depth - 2 * OUTER_WALL;
  const corner = spec.cornerRoom !== null;
  const codes = frontCodes(spec, spec.rooms > 0 && !corner && random.chance(0.35));
  const front = shareWidth(codes, innerWidth, corner ? CORNER_GAIN : 0, random);
  const deep = spec.rooms >= 2 && innerDepth >= 680 && (spec.rooms >= 3 || random.chance(0.75));
  const stripDepth = random.int(112, 124, 2);
  const backDepth = deep
    ? stripDepth + INNER_WALL + random.int(158, 174, 2)
    : random.int(corner ? 172 : 156, 188, 2);
  const frontDepth = innerDepth - INNER_WALL - backDepth;

  const firstWidth = front[0]?.width ?? 0;
  const lastWidth = front.at(-1)?.width ?? 0;
  const leftLimit = spec.rooms === 0 ? innerWidth - 130 : firstWidth - DOORWAY;
  const left: Cell = {
    code: 'bathroom',
    width: Math.min(deep ? random.int(170, 192, 2) : random.int(196, 246, 2), leftLimit),
  };
  const right = rightCell(spec, deep, lastWidth - DOORWAY, random);
  const middle = innerWidth - left.width - INNER_WALL - (right === null ? 0 : right.width + INNER_WALL);
  const strip = deep
    ? { depth: stripDepth, cells: stripCells(middle, right?.code === 'toilet', random) }
    : null;
  return { front, frontDepth, backDepth, left, right, strip };
}

/** Divides the width by the rooms' usual widths; `gain` goes to the last one. */
function shareWidth(codes: RoomCode[], innerWidth: number, gain: number, random: Random): Cell[] {
  const weights = codes.map((code, index) => {
    const usual = (nominal[code] ?? 300) + (index === codes.length - 1 ? gain : 0);
    return usual * (0.97 + 0.06 * random.next());
  });
  const clear = innerWidth - INNER_WALL * (codes.length - 1);
  const scale = clear / weights.reduce((sum, weight) => sum + weight, 0);
  const widths = weights.map((weight) => Math.round(weight * scale));
  const rest = clear - widths.reduce((sum, width) => sum + width, 0);
  const lack = codes.length > 1 ? Math.max(0, FIRST_ROOM - (widths[0] ?? 0) - rest) : 0;
  return codes.map((code, index) => {
    const own = widths[index] ?? 0;
    if (index === 0) return { code, width: own + rest + lack };
    return { code, width: index === codes.length - 1 ? own - lack : own };
  });
}

function rightCell(spec: FlatSpec, deep: boolean, limit: number, random: Random): FlatFrame['right'] {
  if (spec.cornerRoom !== null) {
    return { code: spec.rooms >= 3 ? 'study' : 'nursery', width: spec.cornerRoom, reach: spec.reach };
  }
  if (spec.rooms === 0 || (spec.rooms === 1 && random.chance(0.5))) return null;
  const toilet = spec.rooms >= 2 && (!deep || random.chance(0.4));
  if (deep && spec.rooms >= 3 && !toilet)
    return { code: 'bathroom', width: Math.min(random.int(166, 180, 2), limit), reach: 0 };
  const width = toilet ? random.int(144, 152) : random.int(118, 138, 2);
  return { code: toilet ? 'toilet' : 'wardrobe', width: Math.min(width, limit), reach: 0 };
}

/** Cells behind the strip: the vestibule, and others if the width allows. */
function stripCells(width: number, hasToilet: boolean, random: Random): Cell[] {
  const side: RoomCode = hasToilet ? 'laundry' : 'toilet';
  if (width < 290) return [{ code: 'hall', width }];
  const sideWidth = random.int(116, 138, 2);
  const besideSide = width - sideWidth - INNER_WALL;
  if (besideSide < 300)
    return [
      { code: side, width: sideWidth },
      { code: 'hall', width: besideSide },
    ];
  const vestibule = random.int(170, 196, 2);
  const spare = besideSide - vestibule - INNER_WALL;
  if (spare <= 240) {
    return [
      { code: side, width: sideWidth },
      { code: 'hall', width: vestibule },
      { code: 'wardrobe', width: spare },
    ];
  }
  const wardrobe = Math.round(spare * 0.52);
  return [
    { code: side, width: sideWidth },
    { code: 'wardrobe', width: wardrobe },
    { code: 'hall', width: vestibule },
    { code: side === 'laundry' ? 'bathroom' : 'laundry', width: spare - INNER_WALL - wardrobe },
  ];
}
