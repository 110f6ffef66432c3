import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A title that takes the focus when what had it goes with the state that the card was in. While the state is undefined
 * nothing is known yet, and nothing has gone.
 */
export const useKeptTitle = (words: string, state: unknown): ReactNode => {
  const title = useRef<HTMLSpanElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    const flipped = before.current !== undefined && before.current !== state;
    // A window that goes at the same time gives the focus back first, to whatever is left of what had it.
    if (flipped && lost) queueMicrotask(() => title.current?.focus({ preventScroll: true }));
    before.current = state;
  }, [state]);
  return (
    <span ref={title} tabIndex={-1}>
      {words}
    </span>
  );
};
