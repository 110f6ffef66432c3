import { textWidth } from './text-width.ts';
import type { ThreadPoint } from './thread-shape.ts';

interface Spot extends ThreadPoint {
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

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TITLE = 13;
const DATE = 12;
const LEAD = 15;

/**
 * Places the labels so that none covers another: the turn of now first, then from left to right. A label stands
 * above the buyer's lane and below the others; when the place is taken it crosses over, then breaks in two lines,
 * then gives up its date, then hangs under its neighbour's label. One that finds no place at all is left out: covered, neither
 * could be read.
 */
export function layLabels(spots: readonly Spot[], width: number): LabelBox[] {
  const taken: Frame[] = spots.map(({ x, y }) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }));
  const order = [
    ...spots.filter((spot) => spot.state === 'now'),
    ...spots.filter((spot) => spot.state !== 'now'),
  ];
  const boxes = order.flatMap((spot) => {
    const found = variants(spot, width).find(({ frame }) => !taken.some((other) => meet(frame, other)));
    if (!found) return [];
    taken.push(found.frame);
    return [found.box];
  });
  return spots.flatMap((spot) => boxes.find((box) => box.key === spot.key) ?? []);
}

function variants(spot: Spot, width: number) {
  const sides = spot.lane === 'you' ? (['above', 'below'] as const) : (['below', 'above'] as const);
  const texts = [
    { titles: [spot.title], date: spot.date },
    { titles: broken(spot.title), date: spot.date },
    { titles: broken(spot.title), date: '' },
  ];
  const beside = texts.flatMap((text) => sides.map((side) => variant(spot, text, side, width)));
  if (spot.lane === 'third') return beside;
  const bare = { titles: [spot.title], date: '' };
  return [
    ...beside,
    variant(spot, bare, 'below', width, 2 * LEAD),
    variant(spot, bare, 'below', width, LEAD),
  ];
}

function variant(
  spot: Spot,
  { titles, date }: { titles: string[]; date: string },
  side: 'above' | 'below',
  width: number,
  lowered = 0,
) {
  const rows = [...titles, ...(date === '' ? [] : [date])];
  const wide = Math.max(...titles.map((title) => textWidth(title, TITLE)), textWidth(date, DATE));
  const gap = spot.state === 'now' ? 20 : 13;
  const top = side === 'above' ? spot.y - gap - rows.length * LEAD : spot.y + gap + lowered;
  const over = spot.x + wide / 2 - width;
  const anchor: LabelBox['anchor'] = over > 0 ? 'end' : 'middle';
  const x = over > 0 ? width : spot.x;
  const left = anchor === 'end' ? x - wide : x - wide / 2;
  const frame: Frame = { left: left - 3, right: left + wide + 3, top, bottom: top + rows.length * LEAD };
  const lines = rows.map((text, index) => ({ text, y: top + index * LEAD + 12 }));
  const box: LabelBox = { key: spot.key, state: spot.state, x, anchor, lines, hasDate: date !== '' };
  return { box, frame };
}

/** A title in two lines of about one length. */
function broken(title: string): string[] {
  const gaps = [...title.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [title];
  const middle = title.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [title.slice(0, at), title.slice(at + 1)];
}

function meet(a: Frame, b: Frame): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
