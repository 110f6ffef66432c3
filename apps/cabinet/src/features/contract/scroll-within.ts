/** A part of the screen that the next one begins with, so that the reader keeps his line. */
const repeated = 0.3;

/**
 * How far a press on «Читать дальше» scrolls into a clause whose beginning was shown, in px: a clause may be
 * taller than the screen. 0 where its end is in sight; undefined where it is led to from its beginning.
 */
export function scrollWithin(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
): number | undefined {
  const isBegun = bottom > 0 && top < height / 2;
  if (!isBegun) return undefined;
  const step = height * (1 - repeated);
  return bottom > height ? Math.min(step, bottom - step) : 0;
}
