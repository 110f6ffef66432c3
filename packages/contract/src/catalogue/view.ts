import { directions, viewCodes } from './codes.ts';
import type { Direction } from './drawn/plan.ts';

/** What the windows of a side look at. */
export type ViewCode = (typeof viewCodes)[number];

/** When the sun looks in. */
export type SunTime = 'morning' | 'day' | 'evening';

const sunFrom = { east: 'morning', south: 'day', west: 'evening' } as const satisfies Partial<
  Record<Direction, SunTime>
>;

/** Sides of the world among the words of an estate's `viewSides`, clockwise from the north. */
export function sidesOf(viewSides: readonly string[]): Direction[] {
  return directions.filter((side) => viewSides.includes(side));
}

/** What is seen, among the words of an estate's `viewSides`. */
export function viewsOf(viewSides: readonly string[]): ViewCode[] {
  return viewCodes.filter((view) => viewSides.includes(view));
}

/** When the sun comes into the windows, in the order of a day; nothing for windows to the north only. */
export function sunOf(viewSides: readonly string[]): SunTime[] {
  return (['east', 'south', 'west'] as const)
    .filter((side) => viewSides.includes(side))
    .map((side) => sunFrom[side]);
}
