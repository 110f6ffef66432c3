import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import type { Tx } from './database/db.ts';
import { eventKind, openEvents } from './events.ts';

const tx = {} as Tx;
const moved = eventKind<number>('test.moved');

test('news comes to every listener in turn, and to those of its kind alone', async () => {
  const events = openEvents();
  const heard: string[] = [];
  events.on(moved, async (_, to) => heard.push(`first ${to}`));
  events.on(eventKind<number>('test.other'), async () => heard.push('other'));
  events.on(moved, async (_, to) => heard.push(`second ${to}`));
  await events.publish(tx, moved, 7);
  expect(heard).toEqual(['first 7', 'second 7']);
});

test('a listener that refuses an event is a server error, not a refusal to the caller', async () => {
  const events = openEvents();
  events.on(moved, async () => {
    throw new AppError('STEP_WRONG');
  });
  const refused = events.publish(tx, moved, 7);
  await expect(refused).rejects.toThrow('a listener refuses test.moved with STEP_WRONG');
  await expect(refused).rejects.not.toBeInstanceOf(AppError);
});
