import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusTitle } from './use-focus-title.tsx';

/** A window that is on its way out holds the focus until it has gone, in ms. */
const windowGone = 500;

/**
 * A title that takes the focus when what had it goes with the state that the card was in. While the state is
 * undefined nothing is known yet, and nothing has gone.
 */
export const useKeptTitle = (words: string, state: unknown): ReactNode => {
  const { title, toTitle } = useFocusTitle(words);
  const before = useRef(state);
  useEffect(() => {
    const flipped = before.current !== undefined && before.current !== state;
    before.current = state;
    if (!flipped) return;
    const keep = () => {
      if (document.activeElement === document.body) toTitle();
    };
    keep();
    const later = setTimeout(keep, windowGone);
    return () => clearTimeout(later);
  }, [state, toTitle]);
  return title;
};
