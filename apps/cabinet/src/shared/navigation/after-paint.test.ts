import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an act runs once, after the frame and not within it', () => {
  const act = vi.fn();
  afterPaint(act);
  frames[0]?.();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledOnce();
});

test('in a hidden tab, which paints nothing, it runs all the same', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});
