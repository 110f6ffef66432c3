interface Timer {
  readonly id: number;
  /** Delay in ms. */
  readonly delay: number;
  readonly callback: () => void;
}

interface Running extends Timer {
  readonly endsAt: number;
  readonly handle: ReturnType<typeof setTimeout>;
}

const running = new Map<number, Running>();
let last = 0;

/** Calls back once after a delay in ms, then removes the timer (S3-58, S4.7-15). @returns its ID */
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

/** Stops and removes a timer (S4.7-16). */
export const cancelTimer = (id: number): void => {
  clearTimeout(running.get(id)?.handle);
  running.delete(id);
};

/** Time left in ms; undefined for a timer that has fired or was cancelled (S3-59). */
export const remaining = (id: number): number | undefined => {
  const timer = running.get(id);
  return timer && Math.max(0, timer.endsAt - Date.now());
};
