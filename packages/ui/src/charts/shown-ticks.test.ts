import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownTicks } from './shown-ticks.ts';

test('a wide axis names every mark, a narrow one a round number of them', () => {
  expect([...shownTicks(5, 500)]).toEqual([0, 1, 2, 3, 4]);
  expect([...shownTicks(25, 720)]).toEqual([0, 5, 10, 15, 20, 24]);
  expect([...shownTicks(25, 300)]).toEqual([0, 10, 24]);
});

test('the first and the last are named, and no two words touch unless there are only these', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 360 }), fc.integer({ min: 200, max: 1200 }), (count, width) => {
      const ticks = [...shownTicks(count, width)].sort((a, b) => a - b);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(count - 1);
      if (ticks.length < 3) return;
      const gaps = ticks.slice(1).map((tick, index) => (tick - (ticks[index] ?? 0)) * (width / count));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(64);
    }),
  );
});
