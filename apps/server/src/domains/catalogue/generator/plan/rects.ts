import type { Point, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The rectangle grown by `by` centimetres on every side. */
export function grown(of: Rect, by: number): Rect {
  return rect(of.x - by, of.y - by, of.width + 2 * by, of.height + 2 * by);
}

export function largest(rects: readonly Rect[]): Rect {
  return rects.reduce((best, next) => (next.width * next.height > best.width * best.height ? next : best));
}

export function centre(of: Rect): Point {
  return { x: Math.round(of.x + of.width / 2), y: Math.round(of.y + of.height / 2) };
}

/** The smallest rectangle around the points. */
export function bounds(points: readonly Point[]): Rect {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/**
 * Area of a room in hundredths of a square metre, rounded to a tenth of a square metre as on signed plans:
 * the areas on the drawing add up to what is sold.
 */
export function areaCentiM2(rects: readonly Rect[]): number {
  const squareCm = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.round(squareCm / 1000) * 10;
}
