import { describe, expect, test } from 'vitest';
import { scrollWithin } from './scroll-within.ts';

describe('a press on «Читать дальше»', () => {
  const screen = 800;

  test('leads to the beginning of a clause that is not begun', () => {
    expect(scrollWithin({ top: 1200, bottom: 1500 }, screen)).toBeUndefined();
    expect(scrollWithin({ top: 500, bottom: 2500 }, screen)).toBeUndefined();
    expect(scrollWithin({ top: -900, bottom: -20 }, screen)).toBeUndefined();
  });

  test('leads through a clause taller than the screen to its end, and no further', () => {
    let [top, bottom] = [80, 2080];
    const ends: number[] = [];
    for (;;) {
      const by = scrollWithin({ top, bottom }, screen) ?? Number.NaN;
      if (by === 0) break;
      [top, bottom] = [top - by, bottom - by];
      ends.push(bottom);
    }
    expect(ends).toEqual([1520, 960, 560]);
  });

  test('stays where the end is in sight', () => {
    expect(scrollWithin({ top: 80, bottom: 300 }, screen)).toBe(0);
  });
});
