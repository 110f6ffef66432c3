import { cancelTimer, startTimer } from './timers.ts';

/** In ms: the line for news is opened when the page has what it shows. */
export const quietAfter = 2000;

export type Stop = () => void;
type Begin = () => Promise<Stop>;

/**
 * Begins what may wait until the page stands; without one of them the rest works, and the next visit tries
 * again.
 * @returns the end of all
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
