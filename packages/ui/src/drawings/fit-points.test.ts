import { describe, expect, it } from 'vitest';
import { fitPoints } from './fit-points.ts';
import type { ThreadPoint } from './thread-shape.ts';

const point = (key: string, state: ThreadPoint['state']): ThreadPoint => ({
  key,
  state,
  lane: 'you',
  title: key,
  date: '',
  detail: '',
});
const course = [
  ...['a', 'b', 'c', 'd'].map((key) => point(key, 'done')),
  point('e', 'now'),
  ...['f', 'g'].map((key) => point(key, 'next')),
];
const keys = (room: number) =>
  fitPoints(course, room)
    ?.map(({ key }) => key)
    .join('');

describe('points of a long course on a line', () => {
  it('all stand where there is room for all', () => {
    expect(keys(7)).toBe('abcdefg');
  });

  it('the oldest done ones give way, the beginning and the last done one stay', () => {
    expect([keys(6), keys(5)]).toEqual(['acdefg', 'adefg']);
  });

  it('nothing to come is left out: then there is no line', () => {
    expect(fitPoints(course, 4)).toBeNull();
  });
});
