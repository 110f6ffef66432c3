import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Something did not come in time: it may have been lost, or the machine is slow. Only a second look can tell.
 */
export class WaitedInVain extends Error {
  override readonly name = 'WaitedInVain';
}

/**
 * Asks again every `pauseMs` until the answer is there.
 * @throws WaitedInVain naming `what` when `seconds` are over
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  { seconds = 30, pauseMs = 50 } = {},
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new WaitedInVain(`${what}: waited ${seconds} s in vain`);
    await sleep(pauseMs);
  }
}
