import { browserForTest } from '@novosel/client/browser/browser-for-test.ts';
import { endSession, keepBearer } from '@novosel/client/calls/session.ts';
import { watchUnsent } from '@novosel/client/unsent/unsent.ts';
import { unsentCount } from '@novosel/client/unsent/unsent-store.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLanguage } from './send-language.ts';

let line: 'broken' | 'good';
let said: unknown[];
let online: () => void;

beforeEach(() => {
  line = 'broken';
  said = [];
  const browser = browserForTest();
  online = browser.online;
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (line === 'broken') throw new TypeError('Failed to fetch');
    said.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ result: true }), { status: 200 });
  });
  keepBearer('bearer');
});
afterEach(() => {
  endSession('chosen');
  vi.unstubAllGlobals();
});

test('a language chosen without a connection counts as waiting, and is sent when the connection is back', async () => {
  const stop = watchUnsent(() => undefined);
  const sent = sendLanguage('en');
  await vi.waitFor(() => expect(unsentCount()).toBe(1));
  line = 'good';
  online();
  await sent;
  expect(said).toEqual([{ locale: 'en' }]);
  expect(unsentCount()).toBe(0);
  stop();
});
