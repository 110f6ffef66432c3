import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, moment, ok, uuid } from '../wire/schema.ts';
import { getUnread } from './counter-endpoints.ts';
import { before, chatMessage, newMessage, seenForm } from './schema.ts';

const params = z.object({ guid: uuid });

/** S7-53. The ID selects among the person's own conversations and gives nobody else access. */
export const getChatGuid = endpoint({
  name: 'chat.guid',
  door: 'cabinet',
  method: 'GET',
  path: '/api/chat/guid',
  summary: 'Number of the open conversation of the buyer; a new one when there is none.',
  owner: { kind: 'self' },
  answer: ok(z.object({ guid: uuid })),
  errors: [],
});

/** S7-54. The same for everybody: it names files of the page and contains no personal data. */
export const getChatScript = endpoint({
  name: 'chat.script',
  door: 'cabinet',
  method: 'GET',
  path: '/api/chat/script.mjs',
  summary: 'The chat client, as a JavaScript module.',
  owner: { kind: 'public' },
  answer: z.string(),
  errors: ['NOT_FOUND'],
  bytes: true,
});

export const conversation = z.object({
  guid: uuid,
  now: moment,
  closed: z.boolean(),
  /** In order; the newest hundred of those requested. */
  messages: z.array(chatMessage),
  /** Whether there are earlier messages. */
  earlier: z.boolean(),
  /** The conversation of the same person before this one. */
  previous: z.nullable(uuid),
  /** The last message that the buyer has seen. */
  readSeq: z.int(),
  /** The last message that somebody at the desk has seen. */
  deskReadSeq: z.int(),
});
export type Conversation = z.output<typeof conversation>;

/** Calculated over everybody, so it reveals nothing about one person. */
export const getChatDesk = endpoint({
  name: 'chat.desk',
  door: 'cabinet',
  method: 'GET',
  path: '/api/chat/desk',
  summary: 'Whether somebody who answers is at the desk now, and how long an answer usually takes.',
  owner: { kind: 'self' },
  answer: ok(
    z.object({
      present: z.boolean(),
      /** The median of 30 days; null while there are too few answers. */
      usualWaitSeconds: z.nullable(z.int()),
    }),
  ),
  errors: [],
});

export const getConversation = endpoint({
  name: 'chat.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/chat/{guid}/messages',
  summary: 'Messages of an own conversation.',
  owner: { kind: 'self' },
  params,
  query: z.object({ before }),
  answer: ok(conversation),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** Promise 51: an acknowledged message is kept once and in order; its ID makes a repeat harmless. */
export const sendMessage = endpoint({
  name: 'chat.send',
  door: 'cabinet',
  method: 'POST',
  path: '/api/chat/{guid}/messages',
  summary: 'Writes to support.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: newMessage,
  answer: ok(chatMessage),
  errors: [
    'NOT_FOUND',
    'CHAT_CLOSED',
    'CHAT_DEAL_ABSENT',
    'UPLOAD_LOST',
    'IDEMPOTENCY_MISMATCH',
    'RATE_LIMITED',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  limit: { max: 60, seconds: 60, per: 'person' },
});

export const markRead = endpoint({
  name: 'chat.read',
  door: 'cabinet',
  method: 'POST',
  path: '/api/chat/{guid}/read',
  summary: 'The buyer has seen the messages up to this one.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: seenForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const chatEndpoints = {
  getChatGuid,
  getChatScript,
  getUnread,
  getChatDesk,
  getConversation,
  sendMessage,
  markRead,
};
