import { setTimeout as sleep } from 'node:timers/promises';

/** Something did not come in time: it was lost, or the machine is slow. Only a retry can tell which. */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError';
}

/**
 * Asks again every `pauseMs` milliseconds until there is an answer.
 * @throws WaitTimeoutError naming `what` after `seconds`
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
    if (Date.now() > end) throw new WaitTimeoutError(`${what}: waited ${seconds} s in vain`);
    await sleep(pauseMs);
  }
}
