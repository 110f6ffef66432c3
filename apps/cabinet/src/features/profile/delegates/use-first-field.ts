import { type RefObject, useEffect, useRef } from 'react';

/** The first field of a form: it takes the focus when the form was opened by a press, not after a reload. */
export const useFirstField = (pressed: boolean): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (pressed) field.current?.focus();
  }, [pressed]);
  return field;
};
