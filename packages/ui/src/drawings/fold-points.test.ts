import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPoints, isFold } from './fold-points.ts';
import type { ThreadPoint } from './thread/thread-shape.ts';

const letters = 'abcdefghijklmn'.split('');
const courseAt = (now: number): ThreadPoint[] =>
  letters.map((key, index) => ({
    key,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    lane: 'you',
    title: key,
    date: '',
    detail: '',
  }));
const told = (now: number, room: number) =>
  foldPoints(courseAt(now), room)
    .map((item) => (isFold(item) ? `(${item.points.map(({ key }) => key).join('')})` : item.key))
    .join('');

describe('points of a long course in few places', () => {
  it('all stand where there is room for all', () => {
    expect(told(4, 14)).toBe('abcdefghijklmn');
  });

  it('points far from now are folded; the turn, the last done and the next two stay', () => {
    expect(told(6, 5)).toBe('(abcdef)ghi(jklmn)');
    expect(told(6, 6)).toBe('(abcde)fghi(jklmn)');
    expect(told(6, 8)).toBe('a(bcde)fghi(jklm)n');
    expect(told(0, 6)).toBe('abcd(efghijklm)n');
    expect(told(13, 6)).toBe('a(bcdefghij)klmn');
  });

  it('a course that is over ends with its end', () => {
    expect(told(14, 5)).toBe('a(bcdefghijk)lmn');
  });

  it('nothing is lost, nothing changes its order, and a fold is of one state', () => {
    fc.assert(
      fc.property(fc.nat(14), fc.integer({ min: 1, max: 16 }), (now, room) => {
        const items = foldPoints(courseAt(now), room);
        const all = items.flatMap((item) => (isFold(item) ? item.points : [item]));
        expect(all.map(({ key }) => key)).toEqual(letters);
        expect(items.length).toBeLessThanOrEqual(Math.max(5, room));
        for (const item of items)
          if (isFold(item)) expect(new Set(item.points.map(({ state }) => state)).size).toBe(1);
      }),
    );
  });
});
