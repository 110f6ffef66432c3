import type { ThreadPoint } from './thread-shape.ts';

/**
 * What of a long course stands on a line with room for so many points: of what is done, the oldest give way first, but
 * not the beginning nor the last. Nothing that is still to come is left out; what has no room even so is told as a list.
 */
export function fitPoints(points: readonly ThreadPoint[], room: number): readonly ThreadPoint[] | null {
  const done = points.filter(({ state }) => state === 'done').length;
  const over = Math.max(0, points.length - room);
  if (over === 0) return points;
  return over > done - 2 ? null : points.filter((_, index) => index === 0 || index > over);
}
