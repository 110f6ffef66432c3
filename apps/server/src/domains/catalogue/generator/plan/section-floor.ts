import type { FloorLayout, FloorSlot } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import type { Direction, Plan, Point } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Random } from '../random.ts';
import type { BuildingSite } from '../sites.ts';
import { demoFrame, demoSize } from './demo-plan.ts';
import { finishPlan } from './finish-plan.ts';
import { frameFlat } from './flat-frame.ts';
import { mirrorPlan } from './mirror-plan.ts';
import type { PlanBook } from './plan-book.ts';
import { bounds, rect } from './rects.ts';
import type { RowHome, SectionRows } from './section-rows.ts';
import { sketchFlat } from './sketch-flat.ts';

export const CORRIDOR = 200;

/** An estate at a slot of a floor. */
export interface Placed {
  slot: number;
  planId: number;
  rooms: number | null;
  row: 'top' | 'bottom' | null;
  corner: RowHome['corner'];
  demo: boolean;
}

export interface Floor {
  layout: FloorLayout;
  placed: Placed[];
}

const clockwise: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** The direction `quarters` right angles clockwise from `from`. */
export function turned(from: Direction, quarters: number): Direction {
  return clockwise[(clockwise.indexOf(from) + quarters) % 4] ?? from;
}

export interface RowDepths {
  north: number;
  south: number;
}

/** Rows with large homes are deep, so that their halls need not pass every room. */
export function drawDepths(rows: SectionRows, random: Random): RowDepths {
  const depth = (homes: RowHome[]) => {
    const large = homes.some((home) => home.rooms >= 3 && home.corner === null);
    return large || random.chance(0.45) ? random.int(722, 750, 2) : random.int(622, 668, 2);
  };
  const demo = rows.north.some((home) => home.demo);
  return { north: demo ? demoSize.depth : depth(rows.north), south: depth(rows.south) };
}

/** The floor of homes of a section; their plans are added to the plan book. */
export function homesFloor(
  rows: SectionRows,
  depths: RowDepths,
  site: BuildingSite,
  book: PlanBook,
  random: Random,
): Floor {
  const side = { west: random.int(296, 310, 2), east: random.int(296, 310, 2) };
  const build = (homes: RowHome[], row: 'top' | 'bottom') => {
    const depth = row === 'top' ? depths.north : depths.south;
    const facade = turned(site.orientation, row === 'top' ? 0 : 2);
    const ids: number[] = [];
    for (const home of homes) {
      const origin = home.mirrors === null ? undefined : ids[home.mirrors];
      ids.push(
        origin === undefined
          ? book.add(homePlan(home, row, depth, facade, side, random))
          : book.addMirrored(origin),
      );
    }
    return ids;
  };
  const topIds = build(rows.north, 'top');
  const bottomIds = build(rows.south, 'bottom');
  const planOf = (id: number | undefined) => book.entries.find((entry) => entry.id === id)?.plan as Plan;
  const total = depths.north + CORRIDOR + depths.south;

  let x = 0;
  const top = rows.north.map((home, index) => {
    const outline = planOf(topIds[index]).outline.map((p) => ({ x: x + p.x + 20, y: p.y + 20 }));
    x += home.width;
    return { home, outline, planId: topIds[index] ?? 0, row: 'top' as const };
  });
  let coreX = 0;
  x = 0;
  const bottom = rows.south.map((home, index) => {
    if (index === rows.coreBefore) {
      coreX = x;
      x += rows.coreWidth;
    }
    const right = x + home.width;
    const outline = planOf(bottomIds[index]).outline.map((p) => ({
      x: right - p.x - 20,
      y: total - p.y - 20,
    }));
    x = right;
    return { home, outline, planId: bottomIds[index] ?? 0, row: 'bottom' as const };
  });
  // Doors are numbered clockwise from the upper left.
  const all = [...top, ...bottom.toReversed()];
  const slots: FloorSlot[] = all.map(({ outline }, index) => ({ slot: index + 1, outline }));
  const layout = frameLayout(rows.width, total, depths, coreX, rows.coreWidth, slots, site);
  const ends = all.flatMap(({ outline, home }) =>
    home.corner ? [innerEnd(outline, home.corner, rows.width)] : [],
  );
  const left = Math.max(0, ...ends.filter((end) => end < rows.width / 2));
  const right = Math.min(rows.width, ...ends.filter((end) => end >= rows.width / 2));
  layout.corridor = [rect(left, depths.north, right - left, CORRIDOR)];
  const placed = all.map(({ home, planId, row }, index) => ({
    slot: index + 1,
    planId,
    rooms: home.rooms,
    row,
    corner: home.corner,
    demo: home.demo,
  }));
  return { layout, placed };
}

/** A layout with the core (lifts and stairs), without its corridor. */
export function frameLayout(
  width: number,
  depth: number,
  depths: RowDepths,
  coreX: number,
  coreWidth: number,
  slots: FloorSlot[],
  site: BuildingSite,
): FloorLayout {
  const coreTop = depths.north + CORRIDOR;
  const lift = Math.round(coreWidth / 2);
  const liftDepth = Math.min(240, Math.round(depths.south * 0.45));
  return {
    width,
    depth,
    fromFloor: 0,
    toFloor: 0,
    slots,
    corridor: [rect(0, depths.north, width, CORRIDOR)],
    lifts: [rect(coreX, coreTop, lift, liftDepth), rect(coreX + lift, coreTop, coreWidth - lift, liftDepth)],
    stairs: [rect(coreX, coreTop + liftDepth, coreWidth, depth - coreTop - liftDepth)],
    orientation: site.orientation,
    views: site.views,
  };
}

function homePlan(
  home: RowHome,
  row: 'top' | 'bottom',
  depth: number,
  facade: Direction,
  side: { west: number; east: number },
  random: Random,
): Plan {
  const spec = {
    rooms: home.rooms,
    width: home.width,
    depth,
    cornerRoom: home.corner === null ? null : side[home.corner],
    reach: CORRIDOR / 2,
  };
  const frame = home.demo ? demoFrame : frameFlat(spec, random);
  const plan = finishPlan(sketchFlat(frame, random), 'flat', facade);
  // The south row is rotated by 180°: its west end is the right end of the drawing.
  const cornerAtLeft = home.corner === (row === 'top' ? 'west' : 'east');
  if (home.corner !== null) return cornerAtLeft ? mirrorPlan(plan) : plan;
  return !home.demo && random.chance(0.5) ? mirrorPlan(plan) : plan;
}

/** Where a corner home limits the corridor. */
function innerEnd(outline: readonly Point[], corner: 'west' | 'east', width: number): number {
  const box = bounds(outline);
  const steps = outline.map((point) => point.x).filter((x) => x !== box.x && x !== box.x + box.width);
  return steps[0] ?? (corner === 'west' ? 0 : width);
}
