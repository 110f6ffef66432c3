import { expect, test } from 'vitest';
import { lockOf, lockTerm } from './lock-term.ts';

const now = new Date('2026-11-21T00:00:00Z');

test.each([
  ['2026-11-21T00:15:00Z', false, 'until'],
  [undefined, false, 'soon'],
  ['2026-11-22T00:00:00Z', true, 'closed'],
  ['2026-11-28T00:00:00Z', true, 'closed'],
  ['2099-12-31T21:00:00.000Z', true, 'forGood'],
] as const)('[S4.2-04] a sign-in closed until %s (by staff: %s) is told as «%s»', (until, byStaff, term) => {
  expect(lockTerm({ until, byStaff }, now)).toBe(term);
});

test.each([null, undefined, 'text', {}, { until: 7 }, { until: 'tomorrow', byStaff: 'yes' }])(
  'what is no lock says nothing: %j',
  (state) => {
    expect(lockOf(state)).toEqual({ until: undefined, byStaff: false });
  },
);
