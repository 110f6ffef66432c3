import { textWidth } from '../text-width.ts';
import type { ThreadProps } from './thread-shape.ts';

const NAME = 13;
const LIMITS = { least: 96, most: 180 };

/** Width of the parties' names at the left of the thread, in px. */
export function laneNameWidth(lanes: ThreadProps['lanes']): number {
  const widest = Math.max(...Object.values(lanes).map((name) => textWidth(name, NAME)));
  return Math.min(LIMITS.most, Math.max(LIMITS.least, widest + 6));
}
