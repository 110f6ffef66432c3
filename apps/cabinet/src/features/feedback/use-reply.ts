import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';

export interface Reply {
  readonly message: string;
  readonly files: readonly StoredFile[];
}

const nothing: Reply = { message: '', files: [] };

/**
 * What is written into a conversation and not sent: it survives a reload of the tab and the end of the
 * conversation.
 */
export const useReply = (feedback: string, user: number) => {
  const draft = draftOf<Reply>(`feedback-reply:${feedback}`, user);
  const [written, change, { now, drop }] = useDraft(draft, nothing);
  return {
    written,
    isEmpty: written.message.trim() === '' && written.files.length === 0,
    change,
    /** Takes away what has gone, and leaves what was written after it. */
    forget: ({ message, files }: Reply) => {
      if (now().message === message && now().files === files) drop();
    },
  };
};

export type KeptReply = ReturnType<typeof useReply>;
