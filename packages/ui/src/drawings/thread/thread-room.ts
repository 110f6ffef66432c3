import { textWidth } from '../text-width.ts';
import { laneNameWidth } from './thread-lanes.ts';
import type { ThreadPoint, ThreadProps } from './thread-shape.ts';

/** Font sizes, in px; titles have medium weight. */
export const TITLE = 13;
const DATE = 12;
/** The least space between the labels of two points, in px. */
export const AIR = 8;
/** Length of the line after its last point, in px, unless the label there needs more. */
const END = 44;

/** In pixels. */
export const LINE_HEIGHT = 268;
/** The fewest points of a line: with fewer, a list is clearer. */
const LEAST = 5;

export const startOf = (lanes: ThreadProps['lanes']): number => laneNameWidth(lanes) + 20;

/** The number of points whose labels fit on a line of this width in px; 0 when a list is clearer. */
export function roomFor({ points, lanes }: ThreadProps, width: number): number {
  const room = Math.floor((width - startOf(lanes) - roomBehind(points)) / leastStep(points)) + 1;
  return room < LEAST ? 0 : room;
}

type Words = Pick<ThreadPoint, 'title' | 'date'>;

/** The step that fits the widest label of these points, in px. */
export const leastStep = (points: readonly Words[]): number => Math.max(0, ...points.map(leastWidth)) + AIR;

/** Space that the label of the last point needs after it, in px. */
export function roomBehind(points: readonly Words[]): number {
  const last = points.at(-1);
  return last ? Math.max(END, leastWidth(last) / 2) : END;
}

/** Width of a label with its title in two lines, in px. */
const leastWidth = ({ title, date }: Words): number =>
  Math.max(textWidth(date, DATE), ...broken(title).map((line) => textWidth(line, TITLE)));

/** Breaks a title into two lines of about the same length. */
export function broken(title: string): string[] {
  const gaps = [...title.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [title];
  const middle = title.length / 2;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [title.slice(0, at), title.slice(at + 1)];
}
