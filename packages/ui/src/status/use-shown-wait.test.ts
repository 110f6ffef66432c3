import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWait } from './use-shown-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const follow = () => {
  const shown: boolean[] = [];
  return { shown, ...followWait((waits) => shown.push(waits)) };
};

test('[S9-10] an answer that comes at once leaves the wait shown for 200 ms in all', () => {
  const { hear, shown } = follow();
  hear(true);
  vi.advanceTimersByTime(30);
  hear(false);
  vi.advanceTimersByTime(169);
  expect(shown).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true, false]);
});

test('[S9-10] an answer that took longer ends the wait when it comes', () => {
  const { hear, shown } = follow();
  hear(true);
  vi.advanceTimersByTime(200);
  hear(false);
  expect(shown).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test('[S9-10] a wait that begins again while the one before is still shown goes on without a gap', () => {
  const { hear, shown } = follow();
  hear(true);
  vi.advanceTimersByTime(50);
  hear(false);
  vi.advanceTimersByTime(50);
  hear(true);
  vi.advanceTimersByTime(1000);
  expect(shown).not.toContain(false);
  hear(false);
  expect(shown.at(-1)).toBe(false);
});

test('[S9-10] each wait has its own 200 ms', () => {
  const { hear, shown } = follow();
  for (let round = 0; round < 2; round += 1) {
    hear(true);
    hear(false);
    vi.advanceTimersByTime(199);
    expect(shown.at(-1)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe(false);
  }
});

test('no wait is shown when nothing is pending, nor after the component is unmounted', () => {
  const { hear, stop, shown } = follow();
  hear(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  hear(true);
  hear(false);
  stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([true]);
});
