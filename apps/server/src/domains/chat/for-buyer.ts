import type { ChatMessage, DeskMessage } from '@novosel/contract/chat/schema.ts';

/** A message as its buyer sees it: who is trusted with a deal is not told the booking behind it. */
export const forBuyer = ({ topic, ...message }: DeskMessage): ChatMessage => ({
  ...message,
  topic: topic && { number: topic.number, act: topic.act },
});
