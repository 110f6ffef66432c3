import type { OutlineCorner, PlanDoor, PlanWindow, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Random } from '../random.ts';
import { hangDoor } from './doors.ts';
import { type Cell, type FlatFrame, INNER_WALL, OUTER_WALL } from './flat-frame.ts';
import { rect } from './rects.ts';
import type { Sketch, SketchRoom } from './sketch.ts';

/** Adds walls, doors and windows to a frame. */
export function sketchFlat(frame: FlatFrame, random: Random): Sketch {
  const { frontDepth, backDepth, right } = frame;
  const width = frame.front.reduce((sum, cell) => sum + cell.width + INNER_WALL, -INNER_WALL);
  const backTop = frontDepth + INNER_WALL;
  const bottom = backTop + backDepth;

  const front = row(frame.front, 0, 0, frontDepth);
  const leftRoom: SketchRoom = {
    code: frame.left.code,
    rects: [rect(0, backTop, frame.left.width, backDepth)],
  };
  const hallLeft = frame.left.width + INNER_WALL;
  const hallRight = right === null ? width : width - right.width - INNER_WALL;
  const rightRoom: SketchRoom[] =
    right === null
      ? []
      : [
          {
            code: right.code,
            rects: [rect(hallRight + INNER_WALL, backTop, right.width, backDepth + right.reach)],
          },
        ];

  const stripDepth = frame.strip?.depth ?? backDepth;
  const strip = rect(hallLeft, backTop, hallRight - hallLeft, stripDepth);
  const behindTop = backTop + stripDepth + INNER_WALL;
  const behind = frame.strip === null ? [] : row(frame.strip.cells, hallLeft, behindTop, bottom - behindTop);
  const vestibule = behind.find((room) => room.code === 'hall')?.rects[0];
  const lobby =
    vestibule && rect(vestibule.x, vestibule.y - INNER_WALL, vestibule.width, vestibule.height + INNER_WALL);
  const hall: SketchRoom = { code: 'hall', rects: lobby ? [strip, lobby] : [strip] };
  const cells = behind.filter((room) => room.code !== 'hall');
  const rooms = [...front, leftRoom, hall, ...cells, ...rightRoom];

  const floors = rooms.flatMap((room) => room.rects);
  // A door may open across the border of strip and vestibule: they are one floor.
  if (lobby) floors.push(rect(lobby.x, strip.y, lobby.width, lobby.y + lobby.height - strip.y));
  const doors: PlanDoor[] = [];
  const hang = (opening: Parameters<typeof hangDoor>[0]) => doors.push(hangDoor(opening, floors, doors));
  const threshold = lobby ?? strip;
  hang({
    kind: 'entrance',
    wall: rect(threshold.x, bottom, threshold.width, OUTER_WALL),
    width: 92,
    swings: ['north', 'south'],
    near: random.pick(['middle', 'start', 'end']),
  });
  for (const room of front) hang(frontDoor(room, strip, frontDepth, random));
  hang({
    kind: 'inner',
    wall: rect(hallLeft - INNER_WALL, backTop, INNER_WALL, stripDepth),
    width: 72,
    swings: ['east', 'west'],
    near: 'middle',
  });
  for (const { code } of rightRoom) {
    const wet = code === 'toilet' || code === 'bathroom' || code === 'wardrobe';
    const wall = rect(hallRight, backTop, INNER_WALL, stripDepth);
    hang({
      kind: 'inner',
      wall,
      width: wet ? 72 : 82,
      swings: wet ? ['west', 'east'] : ['east'],
      near: 'middle',
    });
  }
  for (const room of cells) {
    const floor = room.rects[0] as Rect;
    const wall = rect(floor.x, floor.y - INNER_WALL, floor.width, INNER_WALL);
    hang({ kind: 'inner', wall, width: 72, swings: ['north', 'south'], near: 'middle' });
  }
  return {
    outline: outline(width, bottom, frame),
    rooms,
    doors,
    windows: windows(front, rightRoom, right, width),
  };
}

function row(cells: readonly Cell[], left: number, top: number, depth: number): SketchRoom[] {
  let x = left;
  return cells.map(({ code, width }) => {
    const room = { code, rects: [rect(x, top, width, depth)] };
    x += width + INNER_WALL;
    return room;
  });
}

function frontDoor(
  room: SketchRoom,
  strip: Rect,
  frontDepth: number,
  random: Random,
): Parameters<typeof hangDoor>[0] {
  const floor = room.rects[0] as Rect;
  const left = Math.max(floor.x, strip.x);
  const right = Math.min(floor.x + floor.width, strip.x + strip.width);
  const wall = rect(left, frontDepth, right - left, INNER_WALL);
  const atLeft = left === floor.x;
  const near =
    atLeft && right === floor.x + floor.width
      ? random.pick(['start', 'end'] as const)
      : atLeft
        ? 'start'
        : 'end';
  if (room.code === 'kitchenLiving' || room.code === 'studio') {
    return {
      kind: 'opening',
      wall,
      width: Math.min(110, wall.width - 24),
      swings: ['north'],
      near: 'middle',
    };
  }
  return { kind: 'inner', wall, width: 82, swings: ['north'], near };
}

function windows(
  front: SketchRoom[],
  side: SketchRoom[],
  right: FlatFrame['right'],
  width: number,
): PlanWindow[] {
  const list = front.flatMap((room): PlanWindow[] => {
    const floor = room.rects[0] as Rect;
    const count = floor.width >= 500 ? 2 : 1;
    const each = Math.min(210, Math.max(110, Math.round((floor.width * 0.5) / count / 10) * 10));
    return Array.from({ length: count }, (_, index) => {
      const middle = floor.x + (floor.width * (2 * index + 1)) / (2 * count);
      return { gap: rect(Math.round(middle - each / 2), -OUTER_WALL, each, OUTER_WALL), side: 'north' };
    });
  });
  if (right === null || right.reach === 0) return list;
  const corner = front.at(-1)?.rects[0] as Rect;
  for (const floor of [corner, side[0]?.rects[0] as Rect]) {
    const each = Math.min(160, Math.round((floor.height * 0.45) / 10) * 10);
    list.push({
      gap: rect(width, floor.y + Math.round((floor.height - each) / 2), OUTER_WALL, each),
      side: 'east',
    });
  }
  return list;
}

function outline(width: number, bottom: number, { right }: FlatFrame): OutlineCorner[] {
  const [low, high] = [-OUTER_WALL, width + OUTER_WALL];
  const floor = bottom + OUTER_WALL;
  if (right === null || right.reach === 0) {
    return [
      { x: low, y: low, faces: 'outside' },
      { x: high, y: low, faces: 'neighbour' },
      { x: high, y: floor, faces: 'corridor' },
      { x: low, y: floor, faces: 'neighbour' },
    ];
  }
  const step = width - right.width - OUTER_WALL;
  return [
    { x: low, y: low, faces: 'outside' },
    { x: high, y: low, faces: 'outside' },
    { x: high, y: floor + right.reach, faces: 'neighbour' },
    { x: step, y: floor + right.reach, faces: 'corridor' },
    { x: step, y: floor, faces: 'corridor' },
    { x: low, y: floor, faces: 'neighbour' },
  ];
}
