const second = 1000;
const longestPause = 60 * second;

/**
 * An act that is tried until it has led to something: after a growing pause each time, sooner when the
 * connection is back. Whoever calls says with `calm` that all is well again, and with `stop` that it is
 * wanted no more.
 */
export const insistOn = (act: () => Promise<unknown>) => {
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    rest();
    act().catch(() => plan());
  };
  /** The first try at once (or after `least` ms), those that follow later and later. */
  const plan = (least = 0) => {
    if (stopped) return;
    rest();
    const pause = times === 0 ? 0 : Math.min(second * 2 ** (times - 1), longestPause);
    times += 1;
    timer = setTimeout(run, Math.max(least, pause));
  };
  const connected = () => {
    if (timer !== undefined) run();
  };
  window.addEventListener('online', connected);
  return {
    plan,
    calm: () => {
      rest();
      times = 0;
    },
    stop: () => {
      stopped = true;
      rest();
      window.removeEventListener('online', connected);
    },
  };
};
