import { expect, test, vi } from 'vitest';
import type { Log } from '../logs/log.ts';
import { eachAlone } from './each-alone.ts';

test('a failure is logged, and the others are done', async () => {
  const error = vi.fn();
  const done: number[] = [];
  await eachAlone({ error } as unknown as Log, 'could not be counted', [1, 2, 3], async (item) => {
    await Promise.resolve();
    if (item === 2) throw new Error('spoilt');
    done.push(item);
  });
  expect(done).toEqual([1, 3]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('spoilt'), item: '2' },
    'could not be counted',
  );
});
