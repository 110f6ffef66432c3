import { expect, test, vi } from 'vitest';
import { type Outbox, type Outcome, openOutbox, type Waiting } from './outbox.ts';

const message = (id: string): Waiting => ({ id, text: `о ${id}`, at: '2026-11-21T10:00:00Z' });

/** A server that answers as told, and the outbox before it. */
const scene = (answers: Record<string, Outcome[]> = {}, kept: readonly Waiting[] = []) => {
  const tried: string[] = [];
  let shown: readonly Waiting[] = kept;
  let present = 'chat-1';
  const waits: (() => void)[] = [];
  const outbox: Outbox = openOutbox(
    {
      present: async () => present,
      send: async (guid, { id }) => {
        tried.push(`${guid} ${id}`);
        return answers[id]?.shift() ?? { kind: 'sent' };
      },
      onChange: (waiting) => {
        shown = waiting;
      },
      wait: (act) => {
        waits.push(act);
        return () => undefined;
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

test('what a closed conversation has not taken goes into the next one', async () => {
  const { outbox, tried, shown, waits, move } = scene({ a: [later, { kind: 'closed' }] });
  outbox.add(message('a'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  move('chat-2');
  outbox.wake();
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-1 a', 'chat-1 a', 'chat-2 a']);
});

test('a refused message stays with the reason and holds nobody up; it is dropped by hand', async () => {
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

test('what was kept over a reload goes first', async () => {
  const { outbox, tried, shown } = scene({}, [{ ...message('old'), guid: 'chat-0' }]);
  outbox.add(message('new'));
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(tried).toEqual(['chat-0 old', 'chat-1 new']);
});

test('a stopped one sends nothing more', async () => {
  const { outbox, tried, waits } = scene({ a: [later] });
  outbox.add(message('a'));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  outbox.stop();
  waits[0]?.();
  outbox.wake();
  await Promise.resolve();
  expect(tried).toHaveLength(1);
});
