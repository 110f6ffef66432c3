import { useEffect, useState } from 'react';

/** In ms: a shown wait stays at least this long, so that an immediate answer causes no flicker (S9-10). */
const leastWait = 200;

interface FollowedWait {
  /** Called with whether something is pending now. */
  readonly hear: (waits: boolean) => void;
  readonly stop: () => void;
}

/** Follows a wait and calls `show`: at its beginning at once, at its end not before the least time. */
export const followWait = (show: (waits: boolean) => void): FollowedWait => {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    since = undefined;
    show(false);
  };
  return {
    hear: (waits) => {
      clearTimeout(timer);
      if (waits) {
        since ??= performance.now();
        show(true);
      } else if (since !== undefined) {
        const left = since + leastWait - performance.now();
        if (left > 0) timer = setTimeout(end, left);
        else end();
      }
    },
    stop: () => clearTimeout(timer),
  };
};

/** Whether a wait is shown. The result itself is not delayed: only the sign of waiting stays longer. */
export const useShownWait = (waits: boolean): boolean => {
  const [shown, setShown] = useState(waits);
  const [wait] = useState(() => followWait(setShown));
  useEffect(() => wait.hear(waits), [wait, waits]);
  useEffect(() => wait.stop, [wait]);
  return waits || shown;
};
