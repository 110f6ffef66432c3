import { cancelTimer, startTimer } from './timers.ts';

/** In ms: the socket for news opens after the page has loaded its data. */
export const quietAfter = 2000;

export type Stop = () => void;
type Begin = () => Promise<Stop>;

/**
 * Begins what can wait until the page is loaded; a failure of one leaves the others running, and the next
 * visit tries again.
 * @returns the function that stops all
 */
export const beginLater = (
  plan: readonly { readonly after: number; readonly what: readonly Begin[] }[],
): Stop => {
  const stops: Stop[] = [];
  let gone = false;
  const begin = (what: Begin) => {
    const run = async () => {
      const stop = await what();
      if (gone) stop();
      else stops.push(stop);
    };
    void run().catch(() => undefined);
  };
  const timers = plan.map(({ after, what }) => startTimer(after, () => what.forEach(begin)));
  return () => {
    gone = true;
    timers.forEach(cancelTimer);
    for (const stop of stops) stop();
  };
};
