import type { Direction, PlanDoor, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import { contains, grown, overlaps, rect } from './rects.ts';

/** The square of floor that a door needs to open; null for an opening without a door. */
export function sweep(door: PlanDoor): Rect | null {
  if (door.kind === 'opening') return null;
  const { gap, width } = door;
  if (door.swing === 'north') return rect(gap.x, gap.y - width, width, width);
  if (door.swing === 'south') return rect(gap.x, gap.y + gap.height, width, width);
  if (door.swing === 'west') return rect(gap.x - width, gap.y, width, width);
  return rect(gap.x + gap.width, gap.y, width, width);
}

/** The floor that must stay free on both sides of a door for people to pass. */
export function passage(door: PlanDoor): Rect {
  const { gap } = door;
  const upright = gap.width < gap.height;
  return upright
    ? rect(gap.x - 60, gap.y, gap.width + 120, gap.height)
    : rect(gap.x, gap.y - 60, gap.width, gap.height + 120);
}

interface Opening {
  kind: PlanDoor['kind'];
  /** The part of the wall that both rooms share. */
  wall: Rect;
  width: number;
  swings: Direction[];
  /** The end of the wall near which the door is. */
  near: 'start' | 'end' | 'middle';
}

/** Length of wall between a door and a corner, in centimetres: least and most. */
const REVEAL = { least: 4, most: 12 };

/**
 * Places a door in a part of a wall so that it opens within one room and hits no other door.
 * @throws RangeError when the wall has no place for it: the frame of the flat is wrong.
 */
export function hangDoor(opening: Opening, rooms: readonly Rect[], hung: readonly PlanDoor[]): PlanDoor {
  const { wall, width, kind } = opening;
  const upright = wall.width < wall.height;
  const spare = (upright ? wall.height : wall.width) - width;
  const reveal = Math.min(REVEAL.most, Math.max(REVEAL.least, Math.floor(spare / 2)));
  const room = spare - 2 * reveal;
  const ends = { start: [0, 1, 0.5], end: [1, 0, 0.5], middle: [0.5, 0.3, 0.7, 0, 1] }[opening.near];
  const taken = hung.flatMap((door) => sweep(door) ?? []);
  for (const swing of opening.swings) {
    for (const share of ends) {
      const offset = reveal + Math.round(Math.max(0, room) * share);
      const gap = upright
        ? rect(wall.x, wall.y + offset, wall.width, width)
        : rect(wall.x + offset, wall.y, width, wall.height);
      const door: PlanDoor = { kind, gap, swing, hinge: share > 0.5 ? 'end' : 'start', width };
      const swept = sweep(door);
      const outward = kind === 'entrance' && swing === 'south';
      const inside = swept === null || outward || rooms.some((candidate) => contains(candidate, swept));
      if (room >= 0 && inside && !taken.some((other) => swept !== null && overlaps(grown(swept, 2), other)))
        return door;
    }
  }
  throw new RangeError(`No place for a door ${width} cm wide in a wall ${wall.width} × ${wall.height}`);
}
