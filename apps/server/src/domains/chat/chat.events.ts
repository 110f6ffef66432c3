import { eventKind } from '../../platform/events.ts';

export interface ChatNews {
  readonly guid: string;
  readonly userId: number;
  /** The last message that the buyer has seen: everything after it is one piece of news. */
  readonly readSeq: number;
  /** True: the person has asked; false: the desk began the conversation. */
  readonly asked: boolean;
  readonly at: Date;
}

/** The desk's message has been unread for so long that the person must be away. */
export const chatUnread = eventKind<ChatNews>('chat.unread');
