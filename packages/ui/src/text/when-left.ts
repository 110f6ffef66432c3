import type { FocusEvent, RefObject } from 'react';

/** Of a field that is made of several parts. */
export interface Left {
  /** The focus has left them all: a form checks the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * For `onBlur` of what holds the parts: not from one part to another, and not for another program or a window
 * of the system (the choice of a file), from which the person comes back to where he was.
 * @param apart a part that stands elsewhere in the document: the list of a dropdown
 */
export const whenLeft =
  (tell: Left['onBlur'], apart?: RefObject<HTMLElement | null>) =>
  ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (document.activeElement === target) return;
    if ([currentTarget, apart?.current].some((part) => part?.contains(relatedTarget))) return;
    tell?.();
  };
