import { afterEach, expect, test, vi } from 'vitest';
import { type Outbox, type Outcome, openOutbox, type Stored, type Waiting } from './outbox.ts';

const message = (id: string, ...files: string[]): Waiting => ({
  id,
  text: `о ${id}`,
  files: files.map((key) => ({ key, title: `${key}.png` })),
  at: '2026-11-21T10:00:00Z',
});

afterEach(() => void vi.unstubAllGlobals());

/** An outbox with a fake server that answers as the test says. */
const scene = (
  answers: Record<string, Outcome[]> = {},
  kept: readonly Waiting[] = [],
  stored: Record<string, Stored[]> = {},
) => {
  const tried: string[] = [];
  let shown: readonly Waiting[] = kept;
  let present = 'chat-1';
  const waits: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (act: () => void) => waits.push(act));
  vi.stubGlobal('clearTimeout', () => undefined);
  const outbox: Outbox = openOutbox(
    {
      present: async () => present,
      store: async ({ key }) => {
        tried.push(`store ${key}`);
        return stored[key]?.shift() ?? { kind: 'stored', id: `id-${key}` };
      },
      send: async (guid, { id, files, topic }) => {
        const beside = [...files.map((file) => file.id), ...(topic ? [topic.number] : [])];
        tried.push([guid, id, ...beside].join(' '));
        return answers[id]?.shift() ?? { kind: 'sent' };
      },
      onChange: (waiting) => {
        shown = waiting;
      },
    },
    kept,
  );
  return {
    outbox,
    tried,
    waits,
    shown: () => shown,
    move: (guid: string) => {
      present = guid;
    },
  };
};
const later: Outcome = { kind: 'later', ms: 10 };

test('messages go one after another in the order of writing (promise 51)', async () => {
  const { outbox, tried, shown } = scene();
  for (const id of ['a', 'b', 'c']) outbox.add(message(id));
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-1 a', 'chat-1 b', 'chat-1 c']);
});

test('without an answer the same message is tried again before any other, in the same conversation', async () => {
  const { outbox, tried, waits, shown, move } = scene({ a: [later, later] });
  outbox.add(message('a'));
  outbox.add(message('b'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(shown().map(({ id }) => id)).toEqual(['a', 'b']);
  move('chat-2');
  waits[0]?.();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  outbox.wake();
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-1 a', 'chat-1 a', 'chat-1 a', 'chat-2 b']);
});

test('a message that a closed conversation refused goes into the next one', async () => {
  const { outbox, tried, shown, waits, move } = scene({ a: [later, { kind: 'closed' }] });
  outbox.add(message('a'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  move('chat-2');
  outbox.wake();
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-1 a', 'chat-1 a', 'chat-2 a']);
});

test('a refused message stays with its reason and does not block others; the person deletes it', async () => {
  const { outbox, tried, shown } = scene({ a: [{ kind: 'refused', words: 'Слишком длинно' }] });
  outbox.add(message('a'));
  outbox.add(message('b'));
  await vi.waitFor(() => expect(tried).toHaveLength(2));
  await vi.waitFor(() =>
    expect(shown()).toEqual([expect.objectContaining({ id: 'a', refused: 'Слишком длинно' })]),
  );
  outbox.drop('a');
  expect(shown()).toEqual([]);
});

test('messages kept over a reload are sent first', async () => {
  const { outbox, tried, shown } = scene({}, [{ ...message('old'), guid: 'chat-0' }]);
  outbox.add(message('new'));
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-0 old', 'chat-1 new']);
});

test('a stopped outbox sends nothing more', async () => {
  const { outbox, tried, waits } = scene({ a: [later] });
  outbox.add(message('a'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  outbox.stop();
  waits[0]?.();
  outbox.wake();
  await Promise.resolve();
  expect(tried).toHaveLength(1);
});

test('files are uploaded before their message, each once, and later messages keep their order', async () => {
  const { outbox, tried, waits, shown } = scene({ a: [later] }, [], { two: [{ kind: 'later', ms: 10 }] });
  outbox.add(message('a', 'one', 'two'));
  outbox.add(message('b'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  // After a reload the outbox knows which files the server has.
  expect(shown()[0]?.files.map(({ id }) => id)).toEqual(['id-one', undefined]);
  outbox.wake();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  outbox.wake();
  await vi.waitFor(() => expect(shown()).toEqual([]));
  const sent = 'chat-1 a id-one id-two';
  expect(tried).toEqual(['store one', 'store two', 'store two', sent, sent, 'chat-1 b']);
});

test('a refused file holds back only its own message, with the reason', async () => {
  const { outbox, tried, shown } = scene({}, [], { one: [{ kind: 'refused', words: 'Это не картинка' }] });
  outbox.add(message('a', 'one'));
  outbox.add(message('b'));
  await vi.waitFor(() => expect(tried).toEqual(['store one', 'chat-1 b']));
  await vi.waitFor(() => expect(shown()).toMatchObject([{ id: 'a', refused: 'Это не картинка' }]));
});

test('a message that is dropped while its files are on their way is not sent', async () => {
  const { outbox, tried, shown } = scene();
  outbox.add(message('a', 'one'));
  outbox.add(message('b'));
  outbox.drop('a');
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried.filter((one) => one.startsWith('chat'))).toEqual(['chat-1 b']);
});

test('of a deal that the person sees no more the words go without it', async () => {
  const { outbox, tried, shown } = scene({ a: [{ kind: 'no-topic' }] });
  outbox.add({ ...message('a'), topic: { estate: 7, number: 'С-106', act: 'funding' } });
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-1 a С-106', 'chat-1 a']);
});
