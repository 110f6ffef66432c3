import { growingPause } from './growing-pause.ts';
import { openQueue } from './queue.ts';

const firstPauseMs = 1000;

/**
 * Repeats an act until it succeeds: after a growing pause each time, sooner when the connection is back. The
 * caller says with `calm` that all is well again, and with `stop` that no more tries are needed.
 */
export const retryUntilDone = (act: () => Promise<unknown>) => {
  const pauses = growingPause(firstPauseMs);
  let isCalm = true;
  let stopped = false;
  /** Pause before the next try in ms; undefined while no try is planned. */
  let due: number | undefined;
  const pause = () => {
    const present = isCalm ? 0 : pauses.next();
    isCalm = false;
    return present;
  };
  const { later, rest, wake } = openQueue({
    next: () => (stopped || due === undefined ? undefined : act),
    send: async (one) => {
      due = undefined;
      await one().catch(() => {
        due = pause();
      });
      return due;
    },
  });
  window.addEventListener('online', wake);
  return {
    /** Plans the first try at once (or after `least` ms), each later one after a longer pause. */
    plan: (least = 0) => {
      due = Math.max(least, pause());
      later(due);
    },
    calm: () => {
      due = undefined;
      rest();
      pauses.calm();
      isCalm = true;
    },
    stop: () => {
      stopped = true;
      rest();
      window.removeEventListener('online', wake);
    },
  };
};
