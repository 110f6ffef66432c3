import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleAfter, startIdleClock } from './idle-clock.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clock = () => {
  const onIdle = vi.fn();
  return { onIdle, ...startIdleClock(onIdle) };
};

test('[S4.5-02] [S4.5-03] [S9-05] 15 minutes without an act are told within 5 seconds, once', () => {
  const { onIdle } = clock();
  vi.advanceTimersByTime(idleAfter - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_001);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(idleAfter * 2);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('[S9-06] the clock is looked at every 5 seconds', () => {
  const { onIdle } = clock();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('keydown'));
  // Idle a millisecond after one check: reported at the next one.
  vi.advanceTimersByTime(idleAfter + 5_000 - 2);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('[S4.7-11] an act sets the clock back', () => {
  const { onIdle } = clock();
  vi.advanceTimersByTime(idleAfter - 1000);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(idleAfter - 10_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('[S4.5-04] [S4.6-01] a reset begins anew, also after it was told', () => {
  const { onIdle, reset, stop } = clock();
  vi.advanceTimersByTime(idleAfter + 5_000);
  reset();
  vi.advanceTimersByTime(idleAfter + 5_000);
  expect(onIdle).toHaveBeenCalledTimes(2);
  stop();
  reset();
  vi.advanceTimersByTime(idleAfter * 2);
  expect(onIdle).toHaveBeenCalledTimes(2);
});
