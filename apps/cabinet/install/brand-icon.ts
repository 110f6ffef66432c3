import type { Brand } from '@novosel/contract/brand.ts';
import { flattenPath, type Point, type Polyline } from './flatten-path.ts';
import { writePng } from './write-png.ts';

/** The logo is drawn in a square of 32 with strokes of 2.4 (brand-plugin.ts draws the tab's icon alike). */
const square = 32;
const stroke = 2.4;
/** Share of the icon that the logo takes: a mask may cut all outside a circle of 80 % (W3C «maskable»). */
const share = 0.56;

const colourOf = (accent: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));

/** Distance from a point to a straight piece. */
const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx * dx + dy * dy;
  const t = along === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

const nearest = (point: Point, lines: readonly Polyline[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines)
    for (const [index, to] of line.entries()) {
      const from = line[index - 1] ?? to;
      least = Math.min(least, distance(point, from, to));
    }
  return least;
};

/**
 * The developer's icon as PNG: the logo in white strokes on his accent; no part of it changes from build to
 * build.
 */
export const brandIcon = ({ logo, accent }: Pick<Brand, 'logo' | 'accent'>, size: number): Buffer => {
  const lines = logo.paths.flatMap(flattenPath);
  const ground = colourOf(accent);
  const unit = square / (size * share);
  const edge = ((1 - share) / 2) * size;
  const pixels = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const away = nearest([(x + 0.5 - edge) * unit, (y + 0.5 - edge) * unit], lines);
      // Half a pixel to either side of the edge is the soft one.
      const ink = Math.min(1, Math.max(0, 0.5 + (stroke / 2 - away) / unit));
      for (const [channel, value] of ground.entries())
        pixels[(y * size + x) * 3 + channel] = Math.round(value + (255 - value) * ink);
    }
  return writePng(size, pixels);
};
