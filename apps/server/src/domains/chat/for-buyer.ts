import type { ChatMessage, DeskMessage } from '@novosel/contract/chat/schema.ts';

/** A message as its buyer sees it: without the booking's ID, which a delegate must not see. */
export const forBuyer = ({ topic, ...message }: DeskMessage): ChatMessage => ({
  ...message,
  topic: topic && { number: topic.number, act: topic.act },
});
