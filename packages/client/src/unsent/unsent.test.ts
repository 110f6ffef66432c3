import { signBooking } from '@novosel/contract/booking/endpoints.ts';
import { setFavourite } from '@novosel/contract/catalogue/endpoints.ts';
import { archiveNotification } from '@novosel/contract/notifications/endpoints.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserForTest } from '../browser/browser-for-test.ts';
import { NetworkError, RefusalError, SessionEndedError } from '../calls/errors.ts';
import { endSession, keepBearer } from '../calls/session.ts';
import { deliver, watchUnsent } from './unsent.ts';
import { forgetUnsent, keepUnsent, unsentCount } from './unsent-store.ts';

interface Asked {
  readonly path: string;
  readonly key: string;
}

let line: 'broken' | 'good' | 'refuses' | 'held';
let goOn: () => void;
let asked: Asked[];
let online: () => void;
let leave: () => void;

beforeEach(() => {
  line = 'broken';
  asked = [];
  goOn = () => undefined;
  const browser = browserForTest();
  ({ online, leave } = browser);
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, key: (init.headers as Record<string, string>)['Idempotency-Key'] ?? '' });
    if (line === 'held')
      await new Promise<void>((resolve) => {
        const before = goOn;
        goOn = () => {
          before();
          resolve();
        };
      });
    if (line === 'broken') throw new TypeError('Failed to fetch');
    const [status, body] = line === 'good' ? [200, { result: true }] : [409, { result: false, code: 'X' }];
    return new Response(JSON.stringify(body), { status });
  });
  keepBearer('bearer');
});
afterEach(() => {
  endSession('chosen');
  vi.unstubAllGlobals();
});

const favourite = (key: string, wish = { estate: 7, favourite: true }) =>
  deliver(setFavourite, { body: wish }, key);
const keys = () => asked.map(({ key }) => key);
/** Stores an act as after a reload, or as another tab does: nobody in this tab waits for its answer. */
const leftBehind = (key: string) =>
  keepUnsent({
    endpoint: setFavourite,
    input: { body: { estate: 7, favourite: true } },
    key,
    at: Date.now(),
  });

test('a small act without a connection is kept and goes once when it is back, in order, each with its own key', async () => {
  const sent = vi.fn();
  const stop = watchUnsent(sent);
  const first = favourite('key-one-1');
  const second = deliver(archiveNotification, { body: { id: 3 } }, 'key-two-2');
  await vi.waitFor(() => expect(unsentCount()).toBe(2));
  asked = [];
  line = 'good';
  online();
  await expect(first).resolves.toEqual({ result: true });
  await expect(second).resolves.toEqual({ result: true });
  expect(asked.map(({ key }) => key)).toEqual(['key-one-1', 'key-two-2']);
  expect(unsentCount()).toBe(0);
  expect(sent).toHaveBeenCalledTimes(1);
  online();
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  stop();
});

test('an act that is on its way when the page is left is asked again by the next page, by the same key', async () => {
  line = 'held';
  const stop = watchUnsent(() => undefined);
  const gone = favourite('key-one-1');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(unsentCount()).toBe(0);
  leave();
  expect(unsentCount()).toBe(1);
  stop();
  line = 'good';
  const stopNext = watchUnsent(() => undefined);
  await vi.waitFor(() => expect(unsentCount()).toBe(0));
  expect(keys()).toEqual(['key-one-1', 'key-one-1']);
  stopNext();
  goOn();
  await gone;
});

test('a page that was left and is shown again forgets what was answered meanwhile', async () => {
  line = 'held';
  const stop = watchUnsent(() => undefined);
  const act = favourite('key-one-1');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  leave();
  line = 'good';
  goOn();
  await expect(act).resolves.toEqual({ result: true });
  expect(unsentCount()).toBe(0);
  stop();
});

test('while the connection is broken no act is lost, and none overtakes another', async () => {
  const stop = watchUnsent(() => undefined);
  void favourite('key-one-1');
  void favourite('key-two-2');
  await vi.waitFor(() => expect(unsentCount()).toBe(2));
  asked = [];
  online();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.key).toBe('key-one-1');
  expect(unsentCount()).toBe(2);
  stop();
});

test('a later act does not overtake one of the same thing that waits, also from before a reload', async () => {
  leftBehind('key-one-1');
  line = 'good';
  await expect(favourite('key-two-2', { estate: 7, favourite: false })).resolves.toEqual({ result: true });
  expect(keys()).toEqual(['key-one-1', 'key-two-2']);
  expect(unsentCount()).toBe(0);
});

test('a later act of a thing that waits is kept behind it while the line is broken', async () => {
  leftBehind('key-one-1');
  const later = favourite('key-two-2', { estate: 7, favourite: false });
  await vi.waitFor(() => expect(unsentCount()).toBe(2));
  await vi.waitFor(() => expect(keys()).toEqual(['key-one-1']));
  const stop = watchUnsent(() => undefined);
  asked = [];
  line = 'good';
  online();
  await expect(later).resolves.toEqual({ result: true });
  expect(keys()).toEqual(['key-one-1', 'key-two-2']);
  stop();
});

test('an act that waits does not delay acts about other things', async () => {
  leftBehind('key-one-1');
  line = 'good';
  await expect(favourite('key-two-2', { estate: 8, favourite: true })).resolves.toEqual({ result: true });
  expect(keys()).toEqual(['key-two-2']);
});

test('a later act waits for the one of the same thing that is on its way', async () => {
  line = 'held';
  const first = favourite('key-one-1');
  const second = favourite('key-two-2', { estate: 7, favourite: false });
  const other = favourite('key-three-3', { estate: 8, favourite: true });
  await vi.waitFor(() => expect(keys()).toEqual(['key-one-1', 'key-three-3']));
  line = 'good';
  goOn();
  await Promise.all([first, second, other]);
  expect(keys()).toEqual(['key-one-1', 'key-three-3', 'key-two-2']);
});

test('an act that gets no answer until the session has ended is not kept: another person may sign in', async () => {
  line = 'held';
  const first = favourite('key-one-1').catch((error: unknown) => error);
  const second = favourite('key-two-2').catch((error: unknown) => error);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  endSession('chosen');
  line = 'broken';
  goOn();
  await expect(first).resolves.toBeInstanceOf(NetworkError);
  await expect(second).resolves.toBeInstanceOf(SessionEndedError);
  expect(asked).toHaveLength(1);
  expect(unsentCount()).toBe(0);
});

test.each([
  ['good', 'is told here what was answered there'],
  ['refuses', 'is told here that it was refused'],
] as const)('an act that another tab has sent %s %s, by its own key', async (answer, _) => {
  const stop = watchUnsent(() => undefined);
  const act = favourite('key-one-1').catch((error: unknown) => error);
  await vi.waitFor(() => expect(unsentCount()).toBe(1));
  asked = [];
  forgetUnsent('key-one-1');
  line = answer;
  online();
  const told = await act;
  if (answer === 'good') expect(told).toEqual({ result: true });
  else expect(told).toBeInstanceOf(RefusalError);
  expect(asked.map(({ key }) => key)).toEqual(['key-one-1']);
  online();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  stop();
});

test('a refusal ends the act: the caller gets it, and the act is not sent again', async () => {
  const stop = watchUnsent(() => undefined);
  const act = favourite('key-one-1');
  await vi.waitFor(() => expect(unsentCount()).toBe(1));
  line = 'refuses';
  online();
  await expect(act).rejects.toBeInstanceOf(RefusalError);
  expect(unsentCount()).toBe(0);
  stop();
});

test('a signature is never sent later: the person is told and repeats it himself', async () => {
  const input = { params: { estate: 7 }, body: { sha256: 'a'.repeat(64), code: '123456' } };
  await expect(deliver(signBooking, input, 'key-one-1')).rejects.toBeInstanceOf(NetworkError);
  expect(unsentCount()).toBe(0);
});

test('the end of the session forgets what waits: another person may sign in', async () => {
  const stop = watchUnsent(() => undefined);
  void favourite('key-one-1');
  await vi.waitFor(() => expect(unsentCount()).toBe(1));
  endSession('lost');
  expect(unsentCount()).toBe(0);
  stop();
});
