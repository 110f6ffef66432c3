import { randomUUID } from 'node:crypto';
import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { ChatMessage, DeskMessage } from '@novosel/contract/chat/schema.ts';
import { remindUnread } from '../src/domains/chat/remind-unread.ts';
import type { Answer, Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';
import { drawn } from './uploads/make-picture.ts';

interface Notice {
  readonly title: string;
  readonly link: string | null;
}

/** What else a message may hold. */
interface Beside {
  readonly id?: string;
  readonly files?: readonly string[];
  readonly estate?: number;
  readonly booking?: string;
}

export interface ChatScene {
  /** The open conversation of a buyer. */
  guid(buyer: Browser): Promise<string>;
  send(buyer: Browser, guid: string, text: string, id?: string): Promise<Answer>;
  answer(staff: Browser, guid: string, text: string, id?: string): Promise<Answer>;
  /** The same with files or a deal. */
  sendWith(buyer: Browser, guid: string, text: string, beside: Beside): Promise<Answer>;
  answerWith(staff: Browser, guid: string, text: string, beside: Beside): Promise<Answer>;
  /** The desk writes first. */
  begin(staff: Browser, person: number, text: string, beside?: Beside): Promise<Answer>;
  /** A picture that is kept and not sent yet. @returns its number */
  picture(of: Browser, door: 'cabinet' | 'office', name?: string): Promise<string>;
  /** What the desk sees of a conversation. */
  deskMessages(staff: Browser, guid: string): Promise<readonly DeskMessage[]>;
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
    sendWith: (buyer, guid, text, { id = randomUUID(), ...beside }) =>
      buyer.post(`/api/chat/${guid}/messages`, { id, text, ...beside }),
    answerWith: (staff, guid, text, { id = randomUUID(), ...beside }) =>
      staff.post(`/api/office/chats/${guid}/messages`, { id, text, ...beside }),
    begin: (staff, person, text, { id = randomUUID(), ...beside } = {}) =>
      staff.post(`/api/office/people/${person}/chat/messages`, { id, text, ...beside }),
    picture: async (of, door, name = 'чек.png') => {
      const to = door === 'cabinet' ? '/api/upload' : '/api/office/chat-files';
      return data<string[]>(await of.upload(to, name, await drawn().png().toBuffer(), 'image/png'))[0] ?? '';
    },
    deskMessages: async (staff, guid) =>
      data<{ conversation: { messages: DeskMessage[] } }>(await staff.get(`/api/office/chats/${guid}`))
        .conversation.messages,
    messages: async (buyer, guid) => (await conversation(buyer, guid)).messages,
    unread: async (buyer) => data<{ unread: number }>(await buyer.get('/api/chat/unread')).unread,
    remind: (guid, seq) => remindUnread(context, { guid, seq }),
    notices: async (buyer) =>
      data<Notice[]>(await buyer.get('/api/notification/list')).filter(({ link }) => link?.includes('guid=')),
  };
}
