import { textWidth } from '../text-width.ts';
import { laneNameWidth } from './thread-lanes.ts';
import type { ThreadPoint, ThreadProps } from './thread-shape.ts';

/** Sizes of the words, in pixels; titles are of medium weight. */
export const TITLE = 13;
const DATE = 12;
/** Air between the words of two points. */
export const AIR = 8;
/** Pixels that the line has beyond its last point, if the words there take no more. */
const END = 44;

/** In pixels. */
export const LINE_HEIGHT = 268;
/** A line of fewer points says too little: then it is a list. */
const LEAST = 5;

export const startOf = (lanes: ThreadProps['lanes']): number => laneNameWidth(lanes) + 20;

/** How many points have room for their words on a line so wide, in pixels; 0 when a list says more. */
export function roomFor({ points, lanes }: ThreadProps, width: number): number {
  const room = Math.floor((width - startOf(lanes) - roomBehind(points)) / leastStep(points)) + 1;
  return room < LEAST ? 0 : room;
}

type Words = Pick<ThreadPoint, 'title' | 'date'>;

/** The step that leaves room for the widest word of these points, in pixels. */
export const leastStep = (points: readonly Words[]): number => Math.max(0, ...points.map(leastWidth)) + AIR;

/** The room that the words of the last point need behind it, in pixels. */
export function roomBehind(points: readonly Words[]): number {
  const last = points.at(-1);
  return last ? Math.max(END, leastWidth(last) / 2) : END;
}

/** The width of the words of a point when its title stands in two lines. */
const leastWidth = ({ title, date }: Words): number =>
  Math.max(textWidth(date, DATE), ...broken(title).map((line) => textWidth(line, TITLE)));

/** A title in two lines of about one length. */
export function broken(title: string): string[] {
  const gaps = [...title.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [title];
  const middle = title.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [title.slice(0, at), title.slice(at + 1)];
}
