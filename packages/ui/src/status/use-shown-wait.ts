import { useEffect, useState } from 'react';

/**
 * A wait that is shown stays at least this long, in ms: an answer that comes at once makes nothing flicker
 * (S9-10).
 */
const leastWait = 200;

interface FollowedWait {
  /** Whether somebody waits now. */
  readonly hear: (waits: boolean) => void;
  readonly stop: () => void;
}

/**
 * Follows a wait and tells what is to be shown of it: its beginning at once, its end not before the least
 * time.
 */
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

/** Whether a wait is shown. What was waited for is not held back: only the sign of waiting stays. */
export const useShownWait = (waits: boolean): boolean => {
  const [shown, setShown] = useState(waits);
  const [wait] = useState(() => followWait(setShown));
  useEffect(() => wait.hear(waits), [wait, waits]);
  useEffect(() => wait.stop, [wait]);
  return waits || shown;
};
