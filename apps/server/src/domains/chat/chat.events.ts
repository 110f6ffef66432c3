import { eventKind } from '../../platform/events.ts';

export interface ChatNews {
  readonly guid: string;
  readonly userId: number;
  /** The last message that the buyer has seen: what came after it is one piece of news. */
  readonly readSeq: number;
  readonly at: Date;
}

/** An answer has lain unread long enough: its person is away. */
export const chatUnread = eventKind<ChatNews>('chat.unread');
