import type { Direction, Plan, PlanDoor, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import { bounds } from './rects.ts';

/** The same plan with left and right exchanged, as in the flat across the wall. */
export function mirrorPlan(plan: Plan): Plan {
  const box = bounds(plan.outline);
  const axis = 2 * box.x + box.width;
  const flip = <Shape extends Rect>(shape: Shape): Shape => ({ ...shape, x: axis - shape.x - shape.width });
  const corners = plan.outline.map((corner, index) => {
    // In reverse order, an edge belongs to the corner that was its end.
    const edgeBefore = plan.outline.at(index - 1);
    return { x: axis - corner.x, y: corner.y, faces: edgeBefore?.faces ?? corner.faces };
  });
  return {
    ...plan,
    outline: startAtUpperLeft(corners.toReversed()),
    rooms: plan.rooms.map((room) => ({
      ...room,
      rects: room.rects.map(flip),
      label: { x: axis - room.label.x, y: room.label.y },
    })),
    doors: plan.doors.map((door) => flipDoor(door, flip)),
    windows: plan.windows.map((window) => ({ gap: flip(window.gap), side: across[window.side] })),
    furniture: plan.furniture.map((item) => ({ ...flip(item), facing: across[item.facing] })),
    columns: plan.columns.map(flip),
  };
}

const across: Record<Direction, Direction> = { north: 'north', south: 'south', east: 'west', west: 'east' };

function flipDoor(door: PlanDoor, flip: (gap: Rect) => Rect): PlanDoor {
  const level = door.gap.width > door.gap.height;
  const hinge = door.hinge === 'start' ? 'end' : 'start';
  return { ...door, gap: flip(door.gap), swing: across[door.swing], hinge: level ? hinge : door.hinge };
}

function startAtUpperLeft(corners: Plan['outline']): Plan['outline'] {
  const top = Math.min(...corners.map((corner) => corner.y));
  const left = Math.min(...corners.map((corner) => corner.x));
  const start = corners.findIndex((corner) => corner.x === left && corner.y === top);
  return [...corners.slice(start), ...corners.slice(0, start)];
}
