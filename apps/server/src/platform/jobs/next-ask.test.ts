import { expect, it } from 'vitest';
import { after } from '../clock.ts';
import { nextAsk } from './next-ask.ts';

const since = new Date('2026-03-02T09:00:00Z');

it.each([
  { age: 0, wait: 3, unclear: 3 },
  { age: 6, wait: 3, unclear: 3 },
  { age: 40, wait: 20, unclear: 20 },
  { age: 400, wait: 200, unclear: 30 },
  { age: 86_400, wait: 300, unclear: 30 },
])(
  'After $age s a waiting payment is asked about in $wait s, one without an answer in $unclear s',
  ({ age, wait, unclear }) => {
    const now = after(since, age);
    expect(nextAsk(since, now)).toEqual(after(now, wait));
    expect(nextAsk(since, now, true)).toEqual(after(now, unclear));
  },
);
