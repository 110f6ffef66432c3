import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelTimer, remaining, startTimer } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[S3-58, S3-59] a timer has its id, delay and callback, and tells how much is left', () => {
  const callback = vi.fn();
  const [one, two] = [startTimer(1000, callback), startTimer(3000, callback)];
  expect(one).not.toBe(two);
  vi.advanceTimersByTime(400);
  expect([remaining(one), remaining(two)]).toEqual([600, 2600]);
  vi.advanceTimersByTime(600);
  expect(callback).toHaveBeenCalledTimes(1);
  cancelTimer(two);
});

test('[S4.7-15] it is gone when it has fired', () => {
  const id = startTimer(10, () => undefined);
  vi.advanceTimersByTime(10);
  expect(remaining(id)).toBeUndefined();
});

test('[S4.7-16] it is gone when it is cancelled, and does not fire', () => {
  const callback = vi.fn();
  const id = startTimer(10, callback);
  cancelTimer(id);
  expect(remaining(id)).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(callback).not.toHaveBeenCalled();
});
