import type { MouseEvent } from 'react';

/** An act in place of a link's address: of a plain press alone, so that a new tab still opens the address. */
export const plainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
