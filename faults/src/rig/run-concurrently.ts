import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `count` tasks, `width` at a time. */
export async function runConcurrently(
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
 * Sleeps until a moment (milliseconds since the epoch). Polls at the end, since timers are late by some
 * milliseconds.
 */
export async function sleepUntil(moment: number): Promise<void> {
  const left = moment - Date.now();
  if (left > 0) await sleep(left);
}
