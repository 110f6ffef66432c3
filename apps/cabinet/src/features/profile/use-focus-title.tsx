import { type ReactNode, useCallback, useRef } from 'react';

/** The title of a card, and a function that focuses it when the focused row is removed. */
export const useFocusTitle = (words: string): { title: ReactNode; toTitle: () => void } => {
  const place = useRef<HTMLSpanElement>(null);
  const toTitle = useCallback(() => place.current?.focus({ preventScroll: true }), []);
  const title = (
    <span ref={place} tabIndex={-1}>
      {words}
    </span>
  );
  return { title, toTitle };
};
