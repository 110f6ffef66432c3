import type { ClipboardEvent } from 'react';

/** A code that is pasted takes the place of what stood in its field; another text is pasted as anywhere. */
export const pasteCode =
  (codeIn: (pasted: string) => string | undefined, onCode: (code: string) => void) =>
  (event: ClipboardEvent): void => {
    const code = codeIn(event.clipboardData.getData('text'));
    if (!code) return;
    event.preventDefault();
    onCode(code);
  };
