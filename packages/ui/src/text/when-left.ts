import type { FocusEvent, RefObject } from 'react';

/** Props of a field that consists of several parts. */
export interface Left {
  /** Called when the focus has left all parts: a form validates the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * For `onBlur` of the parts' container: ignores moves between parts, and to another program or a window of
 * the system (the file picker), from which the person comes back.
 * @param apart a part elsewhere in the document: the list of a dropdown
 */
export const whenLeft =
  (tell: Left['onBlur'], apart?: RefObject<HTMLElement | null>) =>
  ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (document.activeElement === target) return;
    if ([currentTarget, apart?.current].some((part) => part?.contains(relatedTarget))) return;
    tell?.();
  };
