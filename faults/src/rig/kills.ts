import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@novosel/testing/nth.ts';
import type { Trial } from './fault.ts';
import { lanes } from './lanes.ts';

/**
 * Kills the processes `count` times in all and starts them again, each at its own pace, so that now and then
 * nobody is left to answer.
 * @param livesMs how long one lives, at least and at most
 */
export async function killApps(
  { house, random, count }: Trial,
  [least, most]: readonly [number, number],
): Promise<void> {
  await lanes(count, house.apps.length, async (_, lane) => {
    await sleep(random.between(least, most));
    const app = nth(house.apps, lane);
    await app.kill();
    await app.start();
  });
}
