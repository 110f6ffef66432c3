/** The least distance between the middles of two labels under an axis, in CSS pixels. */
const least = 64;

/**
 * The indexes of ticks that get labels: the first, the last, and every so many between them that labels of
 * usual length do not touch.
 * @param width of the axis, in CSS pixels
 */
export const shownTicks = (count: number, width: number): ReadonlySet<number> => {
  if (count < 2) return new Set(count === 1 ? [0] : []);
  const gap = width / count;
  const step = Math.max(1, Math.ceil(least / gap));
  // Round steps read as a scale: every 2nd, 5th, 10th.
  const round = [1, 2, 5, 10, 20, 50].find((one) => one >= step) ?? step;
  const last = count - 1;
  const ticks = Array.from({ length: Math.ceil(count / round) }, (_, index) => index * round);
  return new Set([...ticks.filter((tick) => tick === 0 || (last - tick) * gap >= least), last]);
};
