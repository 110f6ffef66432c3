import { directions, viewCodes } from './codes.ts';
import type { Direction } from './drawn/plan.ts';

/** What the windows look onto. */
export type ViewCode = (typeof viewCodes)[number];

/** When the sun shines in. */
export type SunTime = 'morning' | 'day' | 'evening';

const sunFrom = { east: 'morning', south: 'day', west: 'evening' } as const satisfies Partial<
  Record<Direction, SunTime>
>;

/** The compass directions in an estate's `viewSides`, clockwise from the north. */
export function sidesOf(viewSides: readonly string[]): Direction[] {
  return directions.filter((side) => viewSides.includes(side));
}

/** The views in an estate's `viewSides`. */
export function viewsOf(viewSides: readonly string[]): ViewCode[] {
  return viewCodes.filter((view) => viewSides.includes(view));
}

/** When the sun shines in, in the order of the day; empty when all windows face north. */
export function sunOf(viewSides: readonly string[]): SunTime[] {
  return (['east', 'south', 'west'] as const)
    .filter((side) => viewSides.includes(side))
    .map((side) => sunFrom[side]);
}
