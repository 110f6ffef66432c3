import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@novosel/testing/nth.ts';
import type { Trial } from './fault.ts';
import { runConcurrently } from './run-concurrently.ts';

/**
 * Kills the processes `count` times in total and restarts them, each at its own pace, so that now and then
 * none is running.
 * @param livesMs lifetime of a process, least and most, in milliseconds
 */
export async function killApps(
  { house, random, count }: Trial,
  [least, most]: readonly [number, number],
): Promise<void> {
  await runConcurrently(count, house.apps.length, async (_, lane) => {
    await sleep(random.between(least, most));
    const app = nth(house.apps, lane);
    await app.kill();
    await app.start();
  });
}
