import type { Direction, OutlineCorner, Plan, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Random } from '../random.ts';
import type { BuildingSite } from '../sites.ts';
import { finishPlan } from './finish-plan.ts';
import { INNER_WALL } from './flat-frame.ts';
import type { PlanBook } from './plan-book.ts';
import { rect } from './rects.ts';
import { type Floor, frameLayout, type Placed } from './section-floor.ts';
import type { SectionRows } from './section-rows.ts';
import { corners } from './shop-floor.ts';

const PLACE_DEPTH = 530;
const AISLE = 600;
const STORAGE_DEPTH = 260;

/** The level below a section: parking places along one wall, storage rooms beside the lifts. */
export function undergroundFloor(
  rows: SectionRows,
  site: BuildingSite,
  book: PlanBook,
  random: Random,
): Floor {
  const depths = { north: PLACE_DEPTH + AISLE - 200, south: STORAGE_DEPTH };
  const total = PLACE_DEPTH + AISLE + STORAGE_DEPTH;
  const coreX = rows.south.slice(0, rows.coreBefore).reduce((sum, home) => sum + home.width, 0);
  const boxes = [
    ...fill(0, rows.width, 12, [260, 270, 270, 290, 340], random).map((span) => ({
      box: rect(span.x, 0, span.width, PLACE_DEPTH),
      kind: 'parking' as const,
    })),
    ...fill(0, coreX, 4, [150, 180, 200, 230], random),
    ...fill(coreX + rows.coreWidth, rows.width, 4, [150, 180, 200, 230], random),
  ].map((item) =>
    'box' in item
      ? item
      : { box: rect(item.x, total - STORAGE_DEPTH, item.width, STORAGE_DEPTH), kind: 'storage' as const },
  );
  const placed: Placed[] = [];
  const slots = boxes.map(({ box, kind }, index) => {
    const plan =
      kind === 'parking' ? placePlan(box.width, site.orientation) : storagePlan(box.width, site.orientation);
    placed.push({
      slot: index + 1,
      planId: book.add(plan),
      rooms: null,
      row: null,
      corner: null,
      demo: false,
    });
    return { slot: index + 1, outline: corners(box) };
  });
  const layout = frameLayout(rows.width, total, depths, coreX, rows.coreWidth, slots, site);
  layout.corridor = [rect(0, 0, rows.width, total)];
  layout.views = { top: null, bottom: null };
  return { layout, placed };
}

/** Up to `count` spans from left to right, with a column after every third. */
function fill(from: number, to: number, count: number, widths: readonly number[], random: Random) {
  const spans: { x: number; width: number }[] = [];
  let x = from;
  while (spans.length < count) {
    const width = random.pick(widths);
    if (x + width > to) break;
    spans.push({ x, width });
    x += width + (spans.length % 3 === 0 ? 40 : 0);
  }
  return spans;
}

function placePlan(width: number, orientation: Direction): Plan {
  const floor = rect(0, 0, width, PLACE_DEPTH);
  const plan = finishPlan(
    { outline: walls(floor, 'corridor'), rooms: [{ code: 'place', rects: [floor] }], doors: [], windows: [] },
    'parking',
    orientation,
  );
  const car = rect(Math.round(width / 2) - 92, 36, 184, 452);
  return {
    ...plan,
    walls: { outer: 0, inner: 0 },
    rooms: plan.rooms.map((room) => ({ ...room, label: { x: Math.round(width / 2), y: 262 } })),
    furniture: [{ ...car, code: 'car', facing: 'south' }],
  };
}

function storagePlan(outerWidth: number, orientation: Direction): Plan {
  const floor = rect(0, 0, outerWidth - 2 * INNER_WALL, STORAGE_DEPTH - 2 * INNER_WALL);
  const outer = rect(-INNER_WALL, -INNER_WALL, outerWidth, STORAGE_DEPTH);
  const plan = finishPlan(
    {
      outline: walls(outer, 'corridor'),
      rooms: [{ code: 'storage', rects: [floor] }],
      doors: [
        {
          kind: 'entrance',
          gap: rect(Math.round(floor.width / 2) - 40, floor.height, 80, INNER_WALL),
          swing: 'south',
          hinge: 'start',
          width: 80,
        },
      ],
      windows: [],
    },
    'storage',
    orientation,
  );
  return { ...plan, walls: { outer: INNER_WALL, inner: INNER_WALL } };
}

function walls(box: Rect, below: OutlineCorner['faces']): OutlineCorner[] {
  return corners(box).map((corner, index) => ({ ...corner, faces: index === 2 ? below : 'neighbour' }));
}
