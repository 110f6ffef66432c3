import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openQueue } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Item {
  readonly name: string;
}

/** A queue of these names; `pauses` answer the first tries, and each later try removes its item. */
function start(names: string[], pauses: number[]) {
  const waiting: Item[] = names.map((name) => ({ name }));
  const tries: string[] = [];
  const passes = vi.fn();
  const queue = openQueue<Item>({
    next: () => waiting[0],
    send: async ({ name }) => {
      tries.push(name);
      const pause = pauses.shift();
      if (pause === undefined) waiting.shift();
      return pause;
    },
    within: (pass) => {
      passes();
      return pass();
    },
  });
  return { queue, tries, passes, waiting };
}

test('items go in order, in one pass', async () => {
  const { queue, tries, passes } = start(['a', 'b', 'c'], []);
  queue.start();
  queue.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toEqual(['a', 'b', 'c']);
  expect(passes).toHaveBeenCalledOnce();
});

test('an item that has not gone is tried again after its pause, before any other', async () => {
  const { queue, tries } = start(['a', 'b'], [1000, 2000]);
  queue.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2001);
  expect(tries).toEqual(['a', 'a', 'a', 'b']);
});

test('a try that fails after a `wake` is repeated at once', async () => {
  const held: (() => void)[] = [];
  const waiting = [{}];
  let tries = 0;
  const queue = openQueue({
    next: () => waiting[0],
    send: async () => {
      tries += 1;
      await new Promise<void>((goOn) => held.push(goOn));
      if (tries === 1) return 60_000;
      waiting.shift();
      return undefined;
    },
  });
  queue.start();
  queue.wake();
  held[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toBe(2);
  held[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(2);
});

test('an empty queue begins nothing, and a resting one waits for its start', async () => {
  const { queue, tries, passes, waiting } = start([], []);
  queue.start();
  queue.later(10);
  await vi.advanceTimersByTimeAsync(100);
  expect(passes).not.toHaveBeenCalled();
  waiting.push({ name: 'a' });
  queue.later(10);
  queue.rest();
  await vi.advanceTimersByTimeAsync(100);
  expect(tries).toEqual([]);
  queue.later(10);
  await vi.advanceTimersByTimeAsync(10);
  expect(tries).toEqual(['a']);
});
