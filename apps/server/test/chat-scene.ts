import { randomUUID } from 'node:crypto';
import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import { remindUnread } from '../src/domains/chat/remind-unread.ts';
import type { Answer, Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

interface Notice {
  readonly title: string;
  readonly link: string | null;
}

export interface ChatScene {
  /** The open conversation of a buyer. */
  guid(buyer: Browser): Promise<string>;
  send(buyer: Browser, guid: string, text: string, id?: string): Promise<Answer>;
  answer(staff: Browser, guid: string, text: string, id?: string): Promise<Answer>;
  conversation(buyer: Browser, guid: string, before?: number): Promise<Conversation>;
  messages(buyer: Browser, guid: string): Promise<readonly ChatMessage[]>;
  unread(buyer: Browser): Promise<number>;
  /** What the job of an answer does when its minute is over. */
  remind(guid: string, seq: number): Promise<void>;
  /** What the buyer was told of his chat. */
  notices(buyer: Browser): Promise<readonly Notice[]>;
}

/** A buyer and the desk in a conversation, through their doors. */
export function openScene({ context }: TestServer): ChatScene {
  const data = <Data>({ status, body, raw }: Answer): Data => {
    if (status !== 200) throw new Error(`${status} ${raw.body}`);
    return body.data as unknown as Data;
  };
  const conversation: ChatScene['conversation'] = async (buyer, guid, before) =>
    data(await buyer.get(`/api/chat/${guid}/messages${before ? `?before=${before}` : ''}`));
  return {
    conversation,
    guid: async (buyer) => data<{ guid: string }>(await buyer.get('/api/chat/guid')).guid,
    send: (buyer, guid, text, id = randomUUID()) => buyer.post(`/api/chat/${guid}/messages`, { id, text }),
    answer: (staff, guid, text, id = randomUUID()) =>
      staff.post(`/api/office/chats/${guid}/messages`, { id, text }),
    messages: async (buyer, guid) => (await conversation(buyer, guid)).messages,
    unread: async (buyer) => data<{ unread: number }>(await buyer.get('/api/chat/unread')).unread,
    remind: (guid, seq) => remindUnread(context, { guid, seq }),
    notices: async (buyer) =>
      data<Notice[]>(await buyer.get('/api/notification/list')).filter(({ link }) => link?.includes('guid=')),
  };
}
