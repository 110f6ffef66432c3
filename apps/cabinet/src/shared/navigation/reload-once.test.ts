import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './reload-once.ts';

let reloads: number;
let online: boolean;
const lost = new Error('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
  reloads = 0;
  online = true;
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('window', {
    location: {
      reload: () => {
        reloads += 1;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a chunk that fails to load. @returns whether the page was reloaded */
const lose = (): boolean => {
  const before = reloads;
  try {
    void onceAMinute(lost);
  } catch (error) {
    expect(error).toBe(lost);
  }
  return reloads > before;
};

test('[S4.10-09, S9-07] a lost chunk reloads the page at most once in 60 seconds', () => {
  expect(lose()).toBe(true);
  expect(lose()).toBe(false);
  vi.advanceTimersByTime(59_999);
  expect(lose()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(lose()).toBe(true);
});

test('without a connection the page is not reloaded: its content would be lost', () => {
  online = false;
  expect(lose()).toBe(false);
  online = true;
  expect(lose()).toBe(true);
});

test('typed values survive the reload', () => {
  draftOf('passport:7', 1).keep({ birthPlace: 'г. Архангельск' });
  expect(lose()).toBe(true);
  expect(draftOf('passport:7', 1).read()).toEqual({ birthPlace: 'г. Архангельск' });
});
