import { describe, expect, it } from 'vitest';
import { openCallLimit } from './call-limit.ts';

const clockAt = (start: string) => {
  const clock = { at: Date.parse(start), now: () => new Date(clock.at) };
  return clock;
};

describe('the limit of calls', () => {
  it('lets so many pass in a window, says how long to wait, and begins anew', () => {
    const clock = clockAt('2026-11-20T10:00:00Z');
    const take = openCallLimit({ max: 2, seconds: 60 }, clock);
    expect([take('a'), take('a')]).toEqual([undefined, undefined]);
    clock.at += 20_500;
    expect(take('a')).toMatchObject({ code: 'RATE_LIMITED', params: { seconds: 40 } });
    expect(take('b')).toBeUndefined();
    clock.at += 39_500;
    expect([take('a'), take('a')]).toEqual([undefined, undefined]);
    expect(take('a')).toMatchObject({ params: { seconds: 60 } });
  });

  it('holds a caller while others come, and forgets those who began longest ago', () => {
    const take = openCallLimit({ max: 1, seconds: 60 }, clockAt('2026-11-20T10:00:00Z'));
    take('first');
    for (let other = 1; other < 10_000; other += 1) take(`other ${other}`);
    expect(take('first')).toMatchObject({ code: 'RATE_LIMITED' });
    take('one more');
    expect(take('first')).toBeUndefined();
  });
});
