import type { Direction, Plan, Point, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import { sweep } from './doors.ts';
import { INNER_WALL, OUTER_WALL } from './flat-frame.ts';
import { furnish } from './furnish.ts';
import { areaCentiM2, centre, largest, rect } from './rects.ts';
import type { Sketch } from './sketch.ts';

/** Adds measures and furniture to a sketch. */
export function finishPlan(sketch: Sketch, kind: Plan['kind'], orientation: Direction): Plan {
  const furniture = furnish(sketch);
  const leaves = sketch.doors.flatMap((door) => sweep(door) ?? []);
  return {
    kind,
    outline: sketch.outline,
    walls: { outer: OUTER_WALL, inner: INNER_WALL },
    rooms: sketch.rooms.map((room) => ({
      code: room.code,
      rects: room.rects,
      areaCentiM2: areaCentiM2(room.rects),
      label: labelSpot(largest(room.rects), [...furniture, ...leaves]),
    })),
    doors: sketch.doors,
    windows: sketch.windows,
    furniture,
    columns: [],
    orientation,
  };
}

/** Space of a room's name on a drawing of usual size, in centimetres. */
const LABEL = { width: 250, height: 96 };

/**
 * The point nearest to the middle of the floor where a label covers the least furniture and the fewest doors.
 */
function labelSpot(floor: Rect, things: readonly Rect[]): Point {
  const middle = centre(floor);
  const width = Math.min(LABEL.width, floor.width - 20);
  const height = Math.min(LABEL.height, floor.height - 20);
  const inside = things.filter((item) => overlapArea(item, floor) > 0);
  let best = { ...middle, cost: Number.POSITIVE_INFINITY };
  for (let x = floor.x + 10 + width / 2; x <= floor.x + floor.width - 10 - width / 2; x += 8) {
    for (let y = floor.y + 10 + height / 2; y <= floor.y + floor.height - 10 - height / 2; y += 8) {
      const box = rect(x - width / 2, y - height / 2, width, height);
      const covered = inside.reduce((sum, item) => sum + overlapArea(box, item), 0);
      const cost = covered * 4 + Math.hypot(x - middle.x, y - middle.y) * 20;
      if (cost < best.cost) best = { x: Math.round(x), y: Math.round(y), cost };
    }
  }
  return { x: best.x, y: best.y };
}

function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
