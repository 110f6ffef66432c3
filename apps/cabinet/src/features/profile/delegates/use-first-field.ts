import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field of a form that a press has opened, but not after a reload. */
export const useFirstField = (pressed: boolean): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (pressed) field.current?.focus();
  }, [pressed]);
  return field;
};
