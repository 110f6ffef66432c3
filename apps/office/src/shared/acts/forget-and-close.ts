import { draftOf } from '@novosel/client/drafts/drafts.ts';

/** Deletes the draft of the reason and closes the window, once the act is done. */
export const forgetAndClose = (draft: string, onClose: () => void) => (): void => {
  draftOf(draft).forget();
  onClose();
};
