import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(600);
const refused = (status: number, code: string) => new RefusalError({ status, code, message: '' });

function start(fail: (n: number) => Error | undefined = () => undefined) {
  const [sent, kept]: [[string, string, string | null][], string[]] = [[], []];
  const onApart = vi.fn();
  const keeper = draftKeeper<string>({
    id: 'one',
    seen: null,
    kept: undefined,
    put: async (id, words, seen) => {
      sent.push([id, words, seen]);
      const error = fail(sent.length);
      if (error) throw error;
      return `at ${sent.length}`;
    },
    onKept: (words) => void kept.push(words),
    onApart,
  });
  return { keeper, sent, kept, onApart };
}

test('the last words are saved at a pause in typing, over the former ones', async () => {
  const { keeper, sent, kept } = start();
  for (const words of ['К', 'Кл', 'Ключи']) {
    keeper.write(words);
    await vi.advanceTimersByTimeAsync(200);
  }
  await rest();
  keeper.write('Ключи?');
  await rest();
  expect(sent).toEqual([
    ['one', 'Ключи', null],
    ['one', 'Ключи?', 'at 1'],
  ]);
  expect(kept).toEqual(['Ключи', 'Ключи?']);
});

test('a failed save is retried after growing pauses until it succeeds', async () => {
  const { keeper, sent, kept } = start((n) => (n < 3 ? new NetworkError() : undefined));
  keeper.write('Без связи');
  await rest();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(kept).toEqual(['Без связи']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3);
});

test('refused words are not sent again until they change', async () => {
  const { keeper, sent } = start((n) => (n === 1 ? refused(409, 'FEEDBACK_DRAFTS_FULL') : undefined));
  keeper.write('Лишний');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  keeper.write('Лишний?');
  await rest();
  expect(sent).toHaveLength(2);
});

test('a draft changed by another tab is left to it: this tab continues under a new ID', async () => {
  const { keeper, sent, kept, onApart } = start((n) =>
    n === 2 ? refused(409, 'FEEDBACK_DRAFT_CHANGED') : undefined,
  );
  keeper.write('Здесь');
  await rest();
  keeper.write('Здесь и дальше');
  await rest();
  await rest();
  expect(sent.map(([id, words, seen]) => [id === 'one', words, seen])).toEqual([
    [true, 'Здесь', null],
    [true, 'Здесь и дальше', 'at 1'],
    [false, 'Здесь и дальше', null],
  ]);
  expect(onApart).toHaveBeenCalledOnce();
  expect(kept.at(-1)).toBe('Здесь и дальше');
  expect(await keeper.settle()).toBe(sent[2]?.[0]);
});

test('a sent letter ends the saving; after a failed one the draft is saved again', async () => {
  const { keeper, sent } = start();
  keeper.write('Отправляю');
  await keeper.settle();
  keeper.now();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([]);
  keeper.resume();
  await rest();
  expect(sent).toEqual([['one', 'Отправляю', null]]);
});

test('a closing page saves at once what is unsaved, and nothing twice', async () => {
  const { keeper, sent } = start();
  keeper.write('Ухожу');
  keeper.now();
  keeper.now();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([['one', 'Ухожу', null]]);
});
