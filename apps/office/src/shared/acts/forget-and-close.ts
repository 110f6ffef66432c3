import { draftOf } from '@novosel/client/drafts/drafts.ts';

/** What a window does when its act is done: the reason kept under `draft` goes, and the window closes. */
export const forgetAndClose = (draft: string, onClose: () => void) => (): void => {
  draftOf(draft).forget();
  onClose();
};
