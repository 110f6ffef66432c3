const longest = 60_000;

interface GrowingPause {
  readonly next: () => number;
  /** Begins with the first pause again. */
  readonly calm: () => void;
}

/** Pauses in ms, each twice as long as the one before and at most a minute. */
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
