import { textWidth } from '../text-width.ts';
import { AIR, broken, TITLE } from './thread-room.ts';
import type { ThreadLane, ThreadPoint } from './thread-shape.ts';

/** A point of the thread with its position, in px. */
export interface Spot {
  key: string;
  lane: ThreadLane;
  state: ThreadPoint['state'];
  title: string;
  date: string;
  x: number;
  y: number;
}

export interface LabelBox {
  key: string;
  state: ThreadPoint['state'];
  x: number;
  anchor: 'start' | 'middle' | 'end';
  lines: { text: string; y: number }[];
  hasDate: boolean;
}

const LEAD = 15;
/** In px: a label beside its point starts this far before it. */
const HANG = 9;
/**
 * Places labels so that they cover neither each other nor a curve. Labels of the buyer's lane are above it
 * and those of the third lane below it, where no curve runs, each as wide as a step. On the middle lane a
 * label takes the quarter that the curves to its neighbours leave free.
 * @param step px from point to point
 */
export function layLabels(spots: readonly Spot[], step: number, width: number): LabelBox[] {
  return spots.map((spot, index) => {
    const room = Math.min(step - AIR, 2 * (width - spot.x));
    const titles = textWidth(spot.title, TITLE) > room ? broken(spot.title) : [spot.title];
    const rows = spot.date === '' ? titles : [...titles, spot.date];
    const { above, side } = placeOf(spot, spots[index - 1], spots[index + 1]);
    const gap = spot.state === 'now' ? 20 : 13;
    const top = above ? spot.y - gap - rows.length * LEAD : spot.y + gap;
    const { x, anchor } = anchored(spot.x, side);
    return {
      key: spot.key,
      state: spot.state,
      x,
      anchor,
      lines: rows.map((text, row) => ({ text, y: top + row * LEAD + 12 })),
      hasDate: spot.date !== '',
    };
  });
}

type Side = 'left' | 'middle' | 'right';

function placeOf(
  spot: Spot,
  before: Spot | undefined,
  after: Spot | undefined,
): { above: boolean; side: Side } {
  if (spot.lane !== 'us') return { above: spot.lane === 'you', side: 'middle' };
  const from = before ? before.y - spot.y : 0;
  const to = after ? after.y - spot.y : 0;
  // Both curves are on one side of the lane, or there is none: the other side is free.
  if (from <= 0 && to <= 0) return { above: false, side: 'middle' };
  if (from >= 0 && to >= 0) return { above: true, side: 'middle' };
  // One curve comes down to the point and the other goes further down: the upper right is free, or the upper
  // left.
  return { above: true, side: from < 0 ? 'right' : 'left' };
}

function anchored(x: number, side: Side): Pick<LabelBox, 'x' | 'anchor'> {
  if (side === 'right') return { x: x - HANG, anchor: 'start' };
  if (side === 'left') return { x: x + HANG, anchor: 'end' };
  return { x, anchor: 'middle' };
}
