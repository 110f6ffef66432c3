import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';

export interface Reply {
  readonly message: string;
  readonly files: readonly StoredFile[];
}

const nothing: Reply = { message: '', files: [] };

/** An unsent reply to a conversation: it survives a reload of the tab and the end of the conversation. */
export const useReply = (feedback: string, user: number) => {
  const draft = draftOf<Reply>(`feedback-reply:${feedback}`, user);
  const [written, change, { now, drop }] = useDraft(draft, nothing);
  return {
    written,
    isEmpty: written.message.trim() === '' && written.files.length === 0,
    change,
    /** Deletes the sent words, and keeps what the person typed after them. */
    forget: ({ message, files }: Reply) => {
      if (now().message === message && now().files === files) drop();
    },
  };
};

export type KeptReply = ReturnType<typeof useReply>;
