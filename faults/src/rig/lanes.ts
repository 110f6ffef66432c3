import { setTimeout as sleep } from 'node:timers/promises';

/** Does `count` things, `width` at a time. */
export async function lanes(
  count: number,
  width: number,
  act: (place: number, lane: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async (lane: number): Promise<void> => {
    for (let place = next++; place < count; place = next++) await act(place, lane);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, (_, lane) => run(lane)));
}

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

/**
 * Sleeps until a moment in milliseconds; the last of it is waited for awake, since timers are late by some of
 * them.
 */
export async function sleepUntil(moment: number): Promise<void> {
  const left = moment - Date.now();
  if (left > 0) await sleep(left);
}
