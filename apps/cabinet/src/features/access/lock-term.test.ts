import { expect, test } from 'vitest';
import { lockTerm } from './lock-term.ts';

const now = new Date('2026-11-21T00:00:00Z');

test.each([
  ['2026-11-21T00:15:00Z', 'until'],
  ['2026-12-20T00:00:00Z', 'until'],
  ['2099-12-31T21:00:00.000Z', 'closed'],
  [undefined, 'soon'],
] as const)('[S4.2-04] a sign-in closed until %s is told as «%s»', (until, term) => {
  expect(lockTerm(until, now)).toBe(term);
});
