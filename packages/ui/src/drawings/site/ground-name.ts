import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { textWidth } from '../text-width.ts';
import { type Box, meet } from './site-words.ts';

/** The middle of a name, and whether it runs from left to right or upwards. */
interface GroundName {
  x: number;
  y: number;
  lies: boolean;
}

const LETTERS = 12;
/** Half the height of a line, and the distance of a name from both ends of its ground, in px. */
const HALF = 8;
const EDGE = 6;
/** Positions along the ground at which a name is tried: the middle first. */
const shares = [0.5, 0.25, 0.75, 0, 1] as const;

/** The ground's box in the drawing, in px. */
export function groundBox({ outline }: SiteMap['grounds'][number], scale: number): Box {
  const [xs, ys] = [outline.map(({ x }) => x * scale), outline.map(({ y }) => y * scale)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/**
 * Where to write the name of a ground, so that it covers no house and no label; undefined when it fits
 * nowhere.
 */
export function groundName(
  ground: SiteMap['grounds'][number],
  name: string,
  scale: number,
  taken: readonly Box[],
): GroundName | undefined {
  const { left, right, top, bottom } = groundBox(ground, scale);
  const [width, height] = [right - left, bottom - top];
  // The middle of a yard or a park is usually occupied.
  const around = ground.kind === 'yard' || ground.kind === 'park';
  const lies = around || width >= height;
  const half = textWidth(name, LETTERS) / 2 + EDGE;
  const room = (lies ? width : height) - 2 * half;
  if (room <= 0 || Math.min(width, height) <= 2 * HALF) return undefined;
  const across = lies ? (around ? top + 14 : (top + bottom) / 2) : (left + right) / 2;
  return shares
    .map((share) => (lies ? left : top) + half + room * share)
    .map((along) => ({ x: lies ? along : across, y: lies ? across : along, lies }))
    .find(({ x, y }) => {
      const [wide, tall] = lies ? [half, HALF] : [HALF, half];
      const words = { left: x - wide, right: x + wide, top: y - tall, bottom: y + tall };
      return taken.every((box) => !meet(words, box));
    });
}
