import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusTitle } from './use-focus-title.tsx';

/** In ms: a closing window keeps the focus this long. */
const windowGone = 500;

/**
 * A title that takes the focus when a change of the card's state has removed the focused element. An
 * undefined state means that it is not loaded yet, so nothing was removed.
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
