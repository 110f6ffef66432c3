import { eventKind } from '../../platform/events.ts';

export interface ChatNews {
  readonly guid: string;
  readonly userId: number;
  /** The last message that the buyer has seen: what came after it is one piece of news. */
  readonly readSeq: number;
  /** The person has asked; otherwise the desk has begun. */
  readonly asked: boolean;
  readonly at: Date;
}

/** What the desk wrote has lain unread long enough: its person is away. */
export const chatUnread = eventKind<ChatNews>('chat.unread');
