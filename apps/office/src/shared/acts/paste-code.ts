import type { ClipboardEvent } from 'react';

/** A pasted code replaces the content of its field; other text is pasted as usual. */
export const pasteCode =
  (codeIn: (pasted: string) => string | undefined, onCode: (code: string) => void) =>
  (event: ClipboardEvent): void => {
    const code = codeIn(event.clipboardData.getData('text'));
    if (!code) return;
    event.preventDefault();
    onCode(code);
  };
