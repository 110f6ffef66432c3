import type {
  Direction,
  Plan,
  PlanDoor,
  PlanRoom,
  Point,
  Rect,
} from '@novosel/contract/catalogue/drawn/plan.ts';
import { contains, grown, overlaps, rect } from './rects.ts';

/** Questions a surveyor asks of a plan. Used by the tests of the generator. */

/** Whether every part of a rectangle lies inside an outline of right angles. */
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

/** How many edges a ray to the right of a point meets. */
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

/** The rooms a hole in a wall opens to: two, or one when the other side is outside the estate. */
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

/** What lies beyond the edge of the outline a hole is cut in; null when it is in no edge. */
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

/** Directions a leaf may open in: across its wall. */
export function swingsAcross({ gap, swing }: PlanDoor): boolean {
  const level: readonly Direction[] = ['north', 'south'];
  return level.includes(swing) === gap.width > gap.height;
}
