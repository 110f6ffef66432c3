import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, noteUnanswered } from './connection.ts';
import { watchSilence } from './watch-silence.ts';

const address = '/api/users/oauth';
let asked: string[];
let answer: () => Promise<Response>;
let stop: () => void;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (to: string) => {
    asked.push(to);
    return answer();
  });
  stop = watchSilence(address);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => async () => new Response('{}', { status: code });
const found = () => vi.advanceTimersByTimeAsync(0);

test('a call that alone got no answer is no loss of the connection', async () => {
  answer = status(200);
  noteUnanswered();
  await found();
  expect(asked).toEqual([address]);
  expect(isOnline()).toBe(true);
});

test.each([
  ['nobody answers', lost],
  ['the gate answers in place of the program', status(503)],
])('[S8-20, S8-33] when %s the connection is lost, until somebody answers again', async (_, none) => {
  answer = none;
  noteUnanswered();
  noteUnanswered();
  await found();
  expect(asked).toHaveLength(1);
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  answer = status(200);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test('an answer that comes after the end of the watch changes nothing', async () => {
  answer = lost;
  noteUnanswered();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(isOnline()).toBe(true);
});

test('without a watcher nothing is asked; the end of the watch ends the loss', async () => {
  answer = lost;
  noteUnanswered();
  await found();
  stop();
  expect(isOnline()).toBe(true);
  noteUnanswered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
