const longest = 60_000;

interface GrowingPause {
  readonly next: () => number;
  /** Resets to the first pause. */
  readonly calm: () => void;
}

/** Pauses in ms: each twice as long as the one before, at most a minute. */
export const growingPause = (first: number): GrowingPause => {
  let pause = first;
  return {
    next: () => {
      const present = pause;
      pause = Math.min(present * 2, longest);
      return present;
    },
    calm: () => {
      pause = first;
    },
  };
};
