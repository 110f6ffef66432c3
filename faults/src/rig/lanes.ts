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
 * Sleeps until a moment in milliseconds; the last of it is waited for awake, since timers are late by some of
 * them.
 */
export async function sleepUntil(moment: number): Promise<void> {
  const left = moment - Date.now();
  if (left > 0) await sleep(left);
}
