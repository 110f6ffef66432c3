import { expect, test } from 'vitest';
import { isSubject } from './commits.ts';

test('a subject names an area and one fact, in 72 characters at most', () => {
  expect(isSubject('deals: a place of a deal has a name')).toBe(true);
  expect(isSubject(`deals: ${'я'.repeat(65)}`)).toBe(true);
  expect(isSubject(`deals: ${'я'.repeat(66)}`)).toBe(false);
  expect(isSubject('Name the places')).toBe(false);
  expect(isSubject('deals:')).toBe(false);
});
