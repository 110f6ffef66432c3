import type { MouseEvent } from 'react';

/**
 * Runs an act instead of following a link, for a plain press only, so that a new tab still opens the address.
 */
export const plainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
