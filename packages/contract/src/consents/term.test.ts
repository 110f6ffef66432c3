import { expect, test } from 'vitest';
import { consentEnd, consentIsOver } from './term.ts';

test.each([
  ['2026-01-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2026-11-22T23:59:59.000Z', '2027-05-22T23:59:59.000Z'],
])('a consent to a credit report of %s holds until %s', (given, end) => {
  expect(consentEnd('scoring', given)).toBe(end);
  expect(consentIsOver('scoring', given, new Date(Date.parse(end) - 1))).toBe(false);
  expect(consentIsOver('scoring', given, new Date(end))).toBe(true);
});

test.each(['terms', 'advertising'] as const)('%s hold until they are withdrawn', (kind) => {
  expect(consentEnd(kind, '2026-01-15T10:00:00.000Z')).toBeNull();
  expect(consentIsOver(kind, '2026-01-15T10:00:00.000Z', new Date('2099-01-01'))).toBe(false);
});
