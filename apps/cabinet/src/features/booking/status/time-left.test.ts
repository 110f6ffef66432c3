import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, timeLeft } from './time-left.ts';

const second = 1000;

test('the parts of the time left make it up, rounded up to a second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 * 86_400 * second }), (ms) => {
      const { hours, minutes, seconds, over } = timeLeft(ms, 0);
      expect(over).toBe(false);
      expect((hours * 3600 + minutes * 60 + seconds) * second).toBe(Math.ceil(ms / second) * second);
    }),
  );
});

test('[S3-59] the remaining time warns under 24 hours and in the last minutes, and ends at zero', () => {
  expect(timeLeft(25 * 3600 * second, 0).state).toBe('calm');
  expect(timeLeft(24 * 3600 * second, 0).state).toBe('soon');
  expect(timeLeft(300 * second, 0).state).toBe('last');
  expect(timeLeft(0, 1).state).toBe('over');
  expect(timeLeft(0, 1).over).toBe(true);
});

test('the clock shows hours only when there are some', () => {
  expect(clockOf(timeLeft(872 * second, 0))).toBe('14:32');
  expect(clockOf(timeLeft(11_110 * second, 0))).toBe('3:05:10');
  // One millisecond before the end is not the end.
  expect(clockOf(timeLeft(1, 0))).toBe('00:01');
});
