import type {
  Direction,
  Furniture,
  PlanDoor,
  PlanWindow,
  Rect,
} from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Piece } from './bathroom-pieces.ts';
import { passage, sweep } from './doors.ts';
import { arrangementsFor } from './furniture-pieces.ts';
import { grown, largest, overlaps, rect } from './rects.ts';
import type { Sketch, SketchRoom } from './sketch.ts';

/** Places furniture in the rooms of a sketch: nothing blocks a door, nothing tall stands before a window. */
export function furnish(sketch: Sketch): Furniture[] {
  const separateToilet = sketch.rooms.some((room) => room.code === 'toilet');
  return sketch.rooms.flatMap((room) => {
    const tried = arrangementsFor(room.code, separateToilet).map((list) => {
      const placed = furnishRoom(room, list, sketch.doors, sketch.windows);
      const missing = list.filter(
        (piece) => !piece.optional && !placed.some((item) => item.code === piece.code),
      );
      return { placed, missing: missing.length };
    });
    return tried.reduce((best, next) => (next.missing < best.missing ? next : best)).placed;
  });
}

function furnishRoom(
  room: SketchRoom,
  list: readonly Piece[],
  doors: PlanDoor[],
  windows: PlanWindow[],
): Furniture[] {
  const floor = largest(room.rects);
  const doorways = doors.flatMap((door) => [
    passage(door),
    ...[sweep(door)].filter((swept) => swept !== null),
  ]);
  const lights = windows.map((window) => grown(window.gap, 30));
  const seams = room.rects.filter((part) => part !== floor).map((part) => grown(part, 60));
  const standing: { body: Furniture; before: Rect }[] = [];
  for (const piece of list) {
    const fits = candidates(piece, floor).find(({ body, before }) => {
      const blocked = [
        ...doorways,
        ...(piece.tall ? lights : []),
        ...standing.flatMap((other) => [other.body, other.before]),
        ...seams,
      ];
      return (
        !blocked.some((other) => overlaps(body, other)) &&
        !standing.some((other) => overlaps(before, other.body))
      );
    });
    if (fits) standing.push(fits);
  }
  return standing.map(({ body }) => body);
}

const opposite: Record<Direction, Direction> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const GAP = 4;

function candidates(piece: Piece, floor: Rect): { body: Furniture; before: Rect }[] {
  return [piece.size, ...(piece.smaller ?? [])].flatMap(([along, out]) =>
    piece.backs.flatMap((back) => {
      const upright = back === 'west' || back === 'east';
      const slack = (upright ? floor.height : floor.width) - along - 2 * GAP;
      const depth = upright ? floor.width : floor.height;
      if (slack < 0 || depth < out + 2 * GAP) return [];
      const shares =
        piece.at === 'middle' ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0, 1] : [1, 0, 0.9, 0.1, 0.7, 0.3, 0.5];
      return shares.map((share) => {
        const offset = GAP + Math.round(slack * share);
        const body = stand(floor, back, offset, along, out, 0);
        return {
          body: { ...body, code: piece.code, facing: opposite[back] },
          before: stand(floor, back, offset, along, Math.max(1, piece.before), out),
        };
      });
    }),
  );
}

function stand(floor: Rect, back: Direction, offset: number, along: number, out: number, skip: number): Rect {
  const far = GAP + skip;
  if (back === 'north') return rect(floor.x + offset, floor.y + far, along, out);
  if (back === 'south') return rect(floor.x + offset, floor.y + floor.height - far - out, along, out);
  if (back === 'west') return rect(floor.x + far, floor.y + offset, out, along);
  return rect(floor.x + floor.width - far - out, floor.y + offset, out, along);
}
