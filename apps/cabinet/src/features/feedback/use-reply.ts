import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../shared/drafts/drafts.ts';

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
  const name = `feedback-reply:${feedback}`;
  const [written, setWritten] = useState(() => readDraft<Reply>(name, user) ?? nothing);
  const latest = useRef(written);
  const become = (next: Reply) => {
    latest.current = next;
    setWritten(next);
    if (next.message === '' && next.files.length === 0) forgetDraft(name);
    else keepDraft(name, { user, values: next });
  };
  return {
    written,
    isEmpty: written.message.trim() === '' && written.files.length === 0,
    change: (part: Partial<Reply>) => become({ ...latest.current, ...part }),
    /** Takes away what has gone, and leaves what was written after it. */
    forget: ({ message, files }: Reply) => {
      const now = latest.current;
      if (now.message === message && now.files === files) become(nothing);
    },
  };
};

export type KeptReply = ReturnType<typeof useReply>;
