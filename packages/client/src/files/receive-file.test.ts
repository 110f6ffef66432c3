import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, SessionEndedError } from '../calls/errors.ts';
import { beginSession, endSession, heldBearer } from '../calls/session.ts';
import { receiveFile } from './receive-file.ts';

const second = 1000;
const file = '/api/privacy/export/file';

/** The answers to the requests of the file, in order; `slow` parts come after a minute. */
let answers: ('slow headers' | 'slow body' | number)[];
let asked: string[];

const late = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, 60 * second);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const slowBody = (signal: AbortSignal | null | undefined) =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('вся '));
      late(signal).then(
        () => {
          stream.enqueue(new TextEncoder().encode('копия'));
          stream.close();
        },
        (error) => stream.error(error),
      );
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  // Real AbortSignal.timeout uses a clock that the test cannot move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), after);
    return limit.signal;
  });
  vi.stubGlobal('document', { cookie: 'novosel_csrf=csrf-1', documentElement: { lang: 'ru' } });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address);
    if (address !== file) return new Response(JSON.stringify({ result: true, data: { token: 'bearer-2' } }));
    const answer = answers.shift() ?? 200;
    if (answer === 'slow headers') await late(signal);
    if (answer === 'slow body') return new Response(slowBody(signal));
    return new Response('вся копия', { status: typeof answer === 'number' ? answer : 200 });
  });
  beginSession('bearer-1');
});
afterEach(() => {
  endSession('chosen');
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that takes longer than half a minute comes whole', async () => {
  answers = ['slow body'];
  const received = receiveFile(file).then((blob) => blob.text());
  await vi.advanceTimersByTimeAsync(61 * second);
  expect(await received).toBe('вся копия');
});

test('an answer that does not begin in half a minute is none', async () => {
  answers = ['slow headers'];
  const received = receiveFile(file).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(31 * second);
  expect(await received).toBeInstanceOf(NetworkError);
});

test('aborting in the middle of the file is not reported as a broken connection', async () => {
  answers = ['slow body'];
  const leaving = new AbortController();
  const received = receiveFile(file, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * second);
  leaving.abort();
  expect(await received).toBe(leaving.signal.reason);
});

test('a bearer that has run out is renewed, and the file is asked for once more', async () => {
  answers = [401, 200];
  expect(await (await receiveFile(file)).text()).toBe('вся копия');
  expect(heldBearer()).toBe('bearer-2');
  expect(asked.filter((address) => address === file)).toHaveLength(2);
});

test('403 ends the session here as it does for every call', async () => {
  answers = [403];
  await expect(receiveFile(file)).rejects.toBeInstanceOf(SessionEndedError);
  expect(heldBearer()).toBeUndefined();
});
