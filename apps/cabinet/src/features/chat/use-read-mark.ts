import { call } from '@novosel/client/calls/call.ts';
import { useVisible } from '@novosel/client/live/use-visible.ts';
import { type Conversation, markRead } from '@novosel/contract/chat/endpoints.ts';
import { useEffect } from 'react';

/** Marks answers that the person sees as read; the server's news then updates the counters. */
export const useReadMark = (pages: readonly Conversation[], open: boolean): void => {
  const seen = useVisible() && open;
  const unread = pages.flatMap(({ guid, readSeq, messages }) => {
    const last = messages.findLast(({ author }) => author === 'staff');
    return last && last.seq > readSeq ? [`${guid} ${last.seq}`] : [];
  });
  const marks = unread.join();
  useEffect(() => {
    if (!seen || !marks) return;
    for (const mark of marks.split(',')) {
      const [guid = '', seq] = mark.split(' ');
      // A lost mark is sent again when the person looks next.
      void call(markRead, { params: { guid }, body: { seq: Number(seq) } }).catch(() => undefined);
    }
  }, [seen, marks]);
};
