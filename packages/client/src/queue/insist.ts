import { growingPause } from './growing-pause.ts';
import { openQueue } from './queue.ts';

const firstPauseMs = 1000;

/**
 * An act that is tried until it has led to something: after a growing pause each time, sooner when the
 * connection is back. Whoever calls says with `calm` that all is well again, and with `stop` that it is
 * wanted no more.
 */
export const insistOn = (act: () => Promise<unknown>) => {
  const pauses = growingPause(firstPauseMs);
  let isCalm = true;
  let stopped = false;
  /** In ms; undefined while the act is not wanted. */
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
    /** The first try at once (or after `least` ms), those that follow later and later. */
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
