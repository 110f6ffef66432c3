import { type ReactNode, useCallback, useRef } from 'react';

/** The title of a card, and what gives it the focus when the row that had it is gone. */
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
