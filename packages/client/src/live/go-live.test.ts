import { EventEmitter } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, heldBearer } from '../calls/session.ts';
import { goLive } from './live.ts';

/** A socket whose handshake the server has just refused, so that it does not reconnect by itself. */
class Line extends EventEmitter {
  active = false;
  connected = false;
  connects = 0;
  connect() {
    this.connects += 1;
  }
  disconnect() {}
}

let line: Line;
/** The answers to requests for a new bearer, in order; the last one repeats. */
let answers: readonly (number | 'broken')[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  asked = 0;
  vi.doMock('socket.io-client', () => ({ io: () => line }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: 'novosel_csrf=csrf-1', documentElement: { lang: 'ru' } });
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? 'broken';
    asked += 1;
    if (answer === 'broken') throw new TypeError('Failed to fetch');
    const body = answer === 200 ? { result: true, data: { token: 'bearer-2' } } : { result: false };
    return new Response(JSON.stringify(body), { status: answer });
  });
});
afterEach(() => {
  endSession('chosen');
  vi.doUnmock('socket.io-client');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refused socket reconnects as soon as there is a new bearer, however often its call has failed', async () => {
  beginSession('bearer-1');
  answers = ['broken', 503, 429, 200];
  const stop = await goLive(new QueryClient());
  line.emit('connect_error');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
  expect(line.connects).toBe(1);
  expect(heldBearer()).toBe('bearer-2');
  stop();
});

test('the socket connects in the end, even if the page’s first call got no answer', async () => {
  answers = ['broken', 'broken', 200];
  beginSession('');
  const stop = await goLive(new QueryClient());
  line.emit('connect_error');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.connects).toBe(1);
  stop();
});
