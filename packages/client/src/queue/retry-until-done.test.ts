import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilDone } from './retry-until-done.ts';

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

/** An act that fails so many times; it records the second of each try. */
const failing = (failures: number) => {
  const began = Date.now();
  const tries: number[] = [];
  const act = async () => {
    tries.push((Date.now() - began) / 1000);
    if (tries.length <= failures) throw new Error('no answer');
  };
  return { tries, asking: retryUntilDone(act) };
};

test('what fails is tried again, later and later, until it succeeds', async () => {
  const { tries, asking } = failing(4);
  asking.plan();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual([0, 1, 3, 7, 15]);
});

test('the pause grows to a minute at most; once all is well it restarts from the first', async () => {
  const { tries, asking } = failing(Number.POSITIVE_INFINITY);
  asking.plan();
  await vi.advanceTimersByTimeAsync(600_000);
  const pauses = tries.map((at, index) => at - (tries[index - 1] ?? 0));
  expect(Math.max(...pauses)).toBe(60);
  asking.calm();
  await vi.advanceTimersByTimeAsync(600_000);
  const before = tries.length;
  asking.plan();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries.length).toBe(before + 2);
});

test('a failure right after a success waits, too: the server is not asked in a tight loop', async () => {
  const { tries, asking } = failing(0);
  asking.plan();
  await vi.advanceTimersByTimeAsync(0);
  asking.plan();
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toEqual([0, 1]);
});

test('the connection is back: what waits is tried at once, what does not wait is left alone', async () => {
  const { tries, asking } = failing(5);
  asking.plan();
  await vi.advanceTimersByTimeAsync(8000);
  expect(tries).toEqual([0, 1, 3, 7]);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tries.at(-1)).toBe(8);
  asking.calm();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries.at(-1)).toBe(8);
});

test('nothing is tried after the end', async () => {
  const { tries, asking } = failing(Number.POSITIVE_INFINITY);
  asking.plan(1500);
  await vi.advanceTimersByTimeAsync(1499);
  expect(tries).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  asking.stop();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual([1.5]);
});
