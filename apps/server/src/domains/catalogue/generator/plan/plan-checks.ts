import type {
  Direction,
  Plan,
  PlanDoor,
  PlanRoom,
  Point,
  Rect,
} from '@novosel/contract/catalogue/drawn/plan.ts';
import { contains, grown, overlaps, rect } from './rects.ts';

/** Geometric checks of plans, used by the tests of the generator. */

/** Whether a rectangle lies completely inside an outline of right angles. */
export function insideOutline(box: Rect, outline: readonly Point[]): boolean {
  const cuts = (from: number, to: number, all: number[]) => [
    from,
    ...all.filter((value) => value > from && value < to).toSorted((a, b) => a - b),
    to,
  ];
  const xs = cuts(
    box.x,
    box.x + box.width,
    outline.map((point) => point.x),
  );
  const ys = cuts(
    box.y,
    box.y + box.height,
    outline.map((point) => point.y),
  );
  return xs.slice(1).every((right, column) =>
    ys.slice(1).every((bottom, line) => {
      const middle = { x: (right + (xs[column] ?? right)) / 2, y: (bottom + (ys[line] ?? bottom)) / 2 };
      return crossings(middle, outline) % 2 === 1;
    }),
  );
}

/** Number of edges that a ray to the right of a point crosses. */
function crossings(point: Point, outline: readonly Point[]): number {
  return outline.filter((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    return corner.x > point.x && corner.y > point.y !== next.y > point.y;
  }).length;
}

/** Square centimetres inside an outline. */
export function outlineArea(outline: readonly Point[]): number {
  const doubled = outline.reduce((sum, corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The rooms at an opening in a wall: two, or one when the other side is outside of the estate. */
export function roomsAt(gap: Rect, plan: Plan): PlanRoom[] {
  const reach = grown(gap, 1);
  const upright = gap.width < gap.height;
  const through = upright
    ? rect(reach.x, gap.y, reach.width, gap.height)
    : rect(gap.x, reach.y, gap.width, reach.height);
  return plan.rooms.filter((room) => room.rects.some((floor) => overlaps(through, floor)));
}

/** Rooms that can be walked to from the entrance. */
export function reachable(plan: Plan): Set<PlanRoom> {
  const reached = new Set(
    plan.doors.filter((door) => door.kind === 'entrance').flatMap((door) => roomsAt(door.gap, plan)),
  );
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const door of plan.doors) {
      const sides = roomsAt(door.gap, plan);
      if (sides.some((room) => reached.has(room))) for (const room of sides) reached.add(room);
    }
  }
  return reached;
}

/** What lies beyond the outline's edge with this opening; null when no edge contains it. */
export function facesOf(gap: Rect, plan: Plan): 'outside' | 'neighbour' | 'corridor' | null {
  const edge = plan.outline.find((corner, index) => {
    const next = plan.outline[(index + 1) % plan.outline.length] ?? corner;
    const line = rect(
      Math.min(corner.x, next.x),
      Math.min(corner.y, next.y),
      Math.abs(next.x - corner.x),
      Math.abs(next.y - corner.y),
    );
    const level = line.height === 0;
    const touches = level
      ? line.y === gap.y || line.y === gap.y + gap.height
      : line.x === gap.x || line.x === gap.x + gap.width;
    const along = level
      ? contains({ ...line, height: 1 }, { ...gap, y: line.y, height: 1 })
      : contains({ ...line, width: 1 }, { ...gap, x: line.x, width: 1 });
    return touches && along;
  });
  return edge?.faces ?? null;
}

/** Whether the door opens perpendicular to its wall. */
export function swingsAcross({ gap, swing }: PlanDoor): boolean {
  const level: readonly Direction[] = ['north', 'south'];
  return level.includes(swing) === gap.width > gap.height;
}
