import type { Direction, Plan, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Random } from '../random.ts';
import type { BuildingSite } from '../sites.ts';
import { hangDoor } from './doors.ts';
import { finishPlan } from './finish-plan.ts';
import { INNER_WALL, OUTER_WALL } from './flat-frame.ts';
import type { PlanBook } from './plan-book.ts';
import { rect } from './rects.ts';
import { CORRIDOR, type Floor, frameLayout, type Placed, type RowDepths, turned } from './section-floor.ts';
import type { SectionRows } from './section-rows.ts';
import type { Sketch } from './sketch.ts';

/** The first floor of a section with shops on both sides and the lobby at the lifts. */
export function shopFloor(
  rows: SectionRows,
  depths: RowDepths,
  site: BuildingSite,
  book: PlanBook,
  random: Random,
): Floor {
  const coreX = rows.south.slice(0, rows.coreBefore).reduce((sum, home) => sum + home.width, 0);
  const afterCore = coreX + rows.coreWidth;
  const total = depths.north + CORRIDOR + depths.south;
  const spans = [
    ...split(0, rows.width, Math.max(2, Math.round(rows.width / 1500)), 'top' as const, random),
    ...split(afterCore, rows.width - afterCore, 1, 'bottom' as const, random),
    ...split(0, coreX, 1, 'bottom' as const, random),
  ];
  const placed: Placed[] = [];
  const slots = spans.map(({ x, width, row }, index) => {
    const depth = row === 'top' ? depths.north : depths.south;
    const planId = book.add(shopPlan(width, depth, turned(site.orientation, row === 'top' ? 0 : 2), random));
    placed.push({ slot: index + 1, planId, rooms: null, row, corner: null, demo: false });
    const box = rect(x, row === 'top' ? 0 : total - depth, width, depth);
    return { slot: index + 1, outline: corners(box) };
  });
  return { layout: frameLayout(rows.width, total, depths, coreX, rows.coreWidth, slots, site), placed };
}

/** The corners of a rectangle, clockwise from the upper left. */
export function corners({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function split<Row>(x: number, width: number, count: number, row: Row, random: Random) {
  let from = x;
  return Array.from({ length: count }, (_, index) => {
    const left = x + width - from;
    const own =
      index === count - 1 ? left : Math.round((left / (count - index)) * (0.85 + 0.3 * random.next()));
    const span = { x: from, width: own, row };
    from += own;
    return span;
  });
}

function shopPlan(outerWidth: number, outerDepth: number, facade: Direction, random: Random): Plan {
  const width = outerWidth - 2 * OUTER_WALL;
  const depth = outerDepth - 2 * OUTER_WALL;
  const back = random.int(176, 210, 2);
  const top = depth - back;
  const toilet = random.int(150, 176, 2);
  const stock = random.int(240, 320, 4);
  // A narrow shop has no space for a stockroom beside the passage to its back.
  const stocked = width - toilet - stock - 2 * INNER_WALL >= 150;
  const hallX = toilet + INNER_WALL + (stocked ? stock + INNER_WALL : 0);
  const hall = [
    rect(0, 0, width, top - INNER_WALL),
    rect(hallX, top - INNER_WALL, width - hallX, back + INNER_WALL),
  ];
  const behind: { code: 'toilet' | 'stock'; floor: Rect; leaf: number }[] = [
    { code: 'toilet', floor: rect(0, top, toilet, back), leaf: 76 },
  ];
  if (stocked) behind.push({ code: 'stock', floor: rect(toilet + INNER_WALL, top, stock, back), leaf: 92 });
  const rooms: Sketch['rooms'] = [
    { code: 'sales', rects: hall },
    ...behind.map(({ code, floor }) => ({ code, rects: [floor] })),
  ];
  const entrance = Math.round(width / 2 - 60);
  const doors: Sketch['doors'] = [
    {
      kind: 'entrance',
      gap: rect(entrance, -OUTER_WALL, 120, OUTER_WALL),
      swing: 'south',
      hinge: 'start',
      width: 120,
    },
  ];
  for (const { floor, leaf } of behind) {
    const wall = rect(floor.x, top - INNER_WALL, floor.width, INNER_WALL);
    doors.push(
      hangDoor({ kind: 'inner', wall, width: leaf, swings: ['north'], near: 'middle' }, hall, doors),
    );
  }
  const glass = Math.floor((entrance - 70) / 10) * 10;
  const windows: Sketch['windows'] = [40, width - 40 - glass].map((x) => ({
    gap: rect(x, -OUTER_WALL, glass, OUTER_WALL),
    side: 'north',
  }));
  const [low, high] = [-OUTER_WALL, width + OUTER_WALL];
  const outline: Sketch['outline'] = [
    { x: low, y: low, faces: 'outside' },
    { x: high, y: low, faces: 'neighbour' },
    { x: high, y: depth + OUTER_WALL, faces: 'corridor' },
    { x: low, y: depth + OUTER_WALL, faces: 'neighbour' },
  ];
  return finishPlan({ outline, rooms, doors, windows }, 'commercial', facade);
}
