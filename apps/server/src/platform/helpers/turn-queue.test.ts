import { expect, test } from 'vitest';
import { turnQueue } from './turn-queue.ts';

const queueOf = (...items: readonly string[]) => {
  const queue = turnQueue<string>(([person = '']) => person);
  for (const item of items) queue.push(item);
  return queue;
};
const order = (queue: ReturnType<typeof queueOf>) => Array.from({ length: queue.length }, () => queue.take());

test('others come between the items of one who brings many', () => {
  expect(order(queueOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who comes while another is at work is next', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'a4');
  expect(queue.take()).toBe('a1');
  queue.push('b1');
  expect(order(queue)).toEqual(['b1', 'a2', 'a3', 'a4']);
  queue.push('b2');
  queue.push('a5');
  queue.push('b3');
  expect(order(queue)).toEqual(['b2', 'a5', 'b3']);
});

test('a returned item comes first', () => {
  const queue = queueOf('a1', 'b1', 'a2');
  const [first, second] = [queue.take() ?? '', queue.take() ?? ''];
  queue.putBack(second);
  queue.putBack(first);
  expect([queue.length, queue.waitingOf('a')]).toEqual([3, 1]);
  expect(queue.takeAll()).toEqual(['a1', 'b1', 'a2']);
});
