import { expect, it, test } from 'vitest';
import { moscow } from './clock.ts';
import { isoDay } from './time.ts';
import { todayIn } from './today.ts';

test.each([
  ['Europe/Kaliningrad', '2026-12-31'],
  ['Europe/Moscow', '2027-01-01'],
  ['Asia/Yekaterinburg', '2027-01-01'],
  ['Asia/Vladivostok', '2027-01-01'],
])('at 21:30 UTC of 31 December it is in %s the day %s', (zone, day) => {
  expect(todayIn(zone, '2026-12-31T21:30:00Z')).toBe(day);
  expect(todayIn(zone, new Date('2026-12-31T21:30:00Z'))).toBe(day);
});

it('begins with the midnight of the object', () => {
  const midnight = Date.parse('2026-11-27T17:00:00Z');
  expect(todayIn('Asia/Krasnoyarsk', midnight - 1)).toBe('2026-11-27');
  expect(todayIn('Asia/Krasnoyarsk', midnight)).toBe('2026-11-28');
});

it('is in Moscow the day that tables are written by, and nothing in an unknown zone', () => {
  const now = '2026-11-24T22:00:00Z';
  expect(todayIn(moscow, now)).toBe(isoDay(now));
  expect(() => todayIn('Europe/Novosel', now)).toThrow(RangeError);
});
