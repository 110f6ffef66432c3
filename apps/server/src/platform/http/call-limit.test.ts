import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitCalls, openCallLimit } from './call-limit.ts';

const clockAt = (start: string) => {
  const clock = { at: Date.parse(start), now: () => new Date(clock.at) };
  return clock;
};

describe('the limit of calls', () => {
  it('lets a number of calls pass in a window, says how long to wait, and restarts', () => {
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

  it('counts the files of the page apart from calls', async () => {
    const app = fastify();
    limitCalls(app, clockAt('2026-11-20T10:00:00Z'), { max: 1, files: 3, seconds: 60 });
    app.setErrorHandler((_, _request, reply) => reply.code(429).send());
    for (const url of ['/api/one', '/api/other', '/*']) app.get(url, () => '');
    const asked = ['/a.js', '/dashboard', '/api/one', '/api/other', '/b.js', '/c.js'];
    const statuses: number[] = [];
    for (const url of asked) statuses.push((await app.inject({ url })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 429]);
    await app.close();
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
