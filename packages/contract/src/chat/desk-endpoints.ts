import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, form, moment, ok, uuid } from '../schema.ts';
import { personParams } from '../session/desk-endpoints.ts';
import { conversation } from './endpoints.ts';
import { chatRoles, chatStates } from './rules.ts';
import { before, chatMessage, newMessage } from './schema.ts';

const owner = { kind: 'staff', roles: chatRoles } as const;
const params = z.object({ guid: uuid });

const buyer = z.object({ id: z.int(), name: z.string(), phone: z.string() });

/** A line of the list; `since` is when the person began to wait, or when the conversation moved last. */
export const deskChat = z.object({
  guid: uuid,
  buyer,
  state: z.enum(chatStates),
  since: moment,
  /** Beginning of the last message. */
  text: z.string(),
  fromBuyer: z.boolean(),
});
export type DeskChat = z.output<typeof deskChat>;

export const deskChats = endpoint({
  name: 'chat.deskList',
  door: 'office',
  method: 'GET',
  path: '/api/office/chats',
  summary: 'Conversations: those that wait for an answer by age, the others newest first; at most 200.',
  owner,
  query: z.object({ state: z.enum(chatStates) }),
  answer: ok(z.object({ now: moment, items: z.array(deskChat), waiting: z.int() })),
  errors: ['VALIDATION'],
});

/** By which a deal finds what its buyer and the desk have said: reading it is another call. */
export const buyerChat = endpoint({
  name: 'chat.deskOfBuyer',
  door: 'office',
  method: 'GET',
  path: '/api/office/people/{person}/chat',
  summary:
    'Number of the newest conversation of a buyer, null while nobody has written; when the buyer was last in the cabinet.',
  owner,
  params: personParams,
  answer: ok(
    z.object({
      guid: z.nullable(uuid),
      now: moment,
      /** To a minute; null when no visit is remembered. */
      seenAt: z.nullable(moment),
    }),
  ),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** Each opening is in the audit log, once in a quarter of an hour for one member of staff. */
export const deskConversation = endpoint({
  name: 'chat.deskGet',
  door: 'office',
  method: 'GET',
  path: '/api/office/chats/{guid}',
  summary: 'One conversation and whose it is.',
  owner,
  params,
  query: z.object({ before }),
  answer: ok(z.object({ buyer, conversation })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const answerChat = endpoint({
  name: 'chat.deskAnswer',
  door: 'office',
  method: 'POST',
  path: '/api/office/chats/{guid}/messages',
  summary: 'Answers a buyer; who does not read it within a minute gets a notification.',
  owner,
  params,
  body: newMessage,
  answer: ok(chatMessage),
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'IDEMPOTENCY_MISMATCH', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
  limit: { max: 120, seconds: 60, per: 'person' },
});

export const closeChat = endpoint({
  name: 'chat.deskClose',
  door: 'office',
  method: 'POST',
  path: '/api/office/chats/{guid}/close',
  summary: 'Ends a conversation; the next message of the buyer begins another.',
  owner,
  params,
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const chatDeskEndpoints = { deskChats, buyerChat, deskConversation, answerChat, closeChat };
