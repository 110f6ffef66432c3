import { call } from '@novosel/client/calls/call.ts';
import { useVisible } from '@novosel/client/live/use-visible.ts';
import { markDeskRead } from '@novosel/contract/chat/desk-endpoints.ts';
import { useEffect } from 'react';
import type { DeskConversation } from './use-pane.ts';

/** Marks a buyer's messages as read once staff sees them; the server's news tells him. */
export const useReadMark = (conversation: DeskConversation | undefined): void => {
  const visible = useVisible();
  const last = conversation?.messages.findLast(({ author }) => author === 'buyer');
  const unread = last && last.seq > (conversation?.deskReadSeq ?? 0) ? last.seq : undefined;
  const guid = conversation?.guid;
  useEffect(() => {
    if (!visible || guid === undefined || unread === undefined) return;
    // A lost mark is sent again when staff looks next.
    void call(markDeskRead, { params: { guid }, body: { seq: unread } }).catch(() => undefined);
  }, [visible, guid, unread]);
};
