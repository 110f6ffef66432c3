import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../text-width.ts';
import { curve } from './thread-curve.ts';
import { type LabelBox, layLabels, type Spot } from './thread-labels.ts';
import { leastStep, roomBehind } from './thread-room.ts';

const lanesY = { you: 66, us: 136, third: 206 } as const;
const start = 136;
const words = fc
  .array(fc.constantFrom('Бронь', 'договор', 'мы', 'Решение', 'банка', 'эскроу'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((list) => list.join(' '));
const threads = fc
  .array(fc.record({ lane: fc.constantFrom('you', 'us', 'third'), title: words }), {
    minLength: 5,
    maxLength: 9,
  })
  .chain((list) => fc.record({ list: fc.constant(list), now: fc.nat(list.length - 1), air: fc.nat(60) }));

interface Thread {
  readonly list: readonly { readonly lane: Spot['lane']; readonly title: string }[];
  readonly now: number;
  /** Px by which a step exceeds the least one. */
  readonly air: number;
}

function lay({ list, now, air }: Thread) {
  const points = list.map(({ title }) => ({ title, date: '12 ноября' }));
  const step = leastStep(points) + air;
  const spots = list.map(({ lane, title }, index): Spot => {
    const state = index < now ? 'done' : index === now ? 'now' : 'next';
    return {
      key: `${index}`,
      lane,
      state,
      title,
      date: '12 ноября',
      x: start + index * step,
      y: lanesY[lane],
    };
  });
  const width = start + step * (list.length - 1) + roomBehind(points);
  return { spots, width, frames: layLabels(spots, step, width).map(frame) };
}

function frame(box: LabelBox) {
  const sizes = box.lines.map(({ text }, index) => textWidth(text, index === box.lines.length - 1 ? 12 : 13));
  const wide = Math.max(...sizes);
  const left = { start: box.x, middle: box.x - wide / 2, end: box.x - wide }[box.anchor];
  const ys = box.lines.map((line) => line.y);
  return { left, right: left + wide, top: Math.min(...ys) - 10, bottom: Math.max(...ys) };
}

/** Points of a curve from its SVG path. */
function along(path: string) {
  const [x0 = 0, y0 = 0, ...rest] = path.match(/[\d.]+/g)?.map(Number) ?? [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] =
    rest.length === 1 ? [x0, y0, rest[0], y0, rest[0], y0] : rest;
  return Array.from({ length: 21 }, (_, i) => {
    const at = i / 20;
    const [a, b, c, d] = [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at ** 2 * (1 - at), at ** 3];
    return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
  });
}

describe('labels of the thread', () => {
  it('each has its words, inside the drawing, and none covers another', () => {
    fc.assert(
      fc.property(threads, (thread) => {
        const { frames, width } = lay(thread);
        expect(frames).toHaveLength(thread.list.length);
        for (const [index, a] of frames.entries()) {
          expect(a.right).toBeLessThanOrEqual(width + 0.001);
          expect(a.top).toBeGreaterThanOrEqual(0);
          for (const b of frames.slice(index + 1))
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
        }
      }),
    );
  });

  it('no curve runs through them', () => {
    fc.assert(
      fc.property(threads, (thread) => {
        const { frames, spots } = lay(thread);
        for (const [index, spot] of spots.slice(1).entries()) {
          for (const { x, y } of along(curve(spots[index] ?? spot, spot)))
            for (const { left, right, top, bottom } of frames)
              expect(x > left && x < right && y > top && y < bottom).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });
});
