interface Timer {
  readonly id: number;
  /** In ms. */
  readonly delay: number;
  readonly callback: () => void;
}

interface Running extends Timer {
  readonly endsAt: number;
  readonly handle: ReturnType<typeof setTimeout>;
}

const running = new Map<number, Running>();
let last = 0;

/** Calls back once after a delay in ms; the timer is gone when it fires (S3-58, S4.7-15). Returns its id. */
export const startTimer = (delay: number, callback: () => void): number => {
  last += 1;
  const id = last;
  const handle = setTimeout(() => {
    running.delete(id);
    callback();
  }, delay);
  running.set(id, { id, delay, callback, endsAt: Date.now() + delay, handle });
  return id;
};

/** Stops a timer, which is gone with that (S4.7-16). */
export const cancelTimer = (id: number): void => {
  clearTimeout(running.get(id)?.handle);
  running.delete(id);
};

/** Time to go in ms; undefined for a timer that has fired or was cancelled (S3-59). */
export const remaining = (id: number): number | undefined => {
  const timer = running.get(id);
  return timer && Math.max(0, timer.endsAt - Date.now());
};
