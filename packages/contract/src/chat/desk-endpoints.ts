import * as z from 'zod/mini';
import { uploadFile } from '../documents/endpoints.ts';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { conversation } from './endpoints.ts';
import { chatRoles, chatStates } from './rules.ts';
import { before, deskMessage, deskTopic, newDeskMessage, seenForm } from './schema.ts';

const ofConversations = atDesk('conversations', chatRoles);
const params = z.object({ guid: uuid });

const buyer = z.object({ id: z.int(), name: z.string(), phone: z.string() });

/** A line of the list; `since` is when the person began to wait, or the time of the last message. */
export const deskChat = z.object({
  guid: uuid,
  buyer,
  state: z.enum(chatStates),
  since: moment,
  /** Beginning of the last message. */
  text: z.string(),
  /** Number of files in the last message. */
  files: z.int(),
  fromBuyer: z.boolean(),
  /** The topic named last. */
  topic: z.nullable(deskTopic),
});
export type DeskChat = z.output<typeof deskChat>;

export const deskChats = endpoint({
  name: 'chat.deskList',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/chats',
  summary: 'Conversations: those that wait for an answer by age, the others newest first; at most 200.',
  query: z.object({ state: z.enum(chatStates) }),
  answer: ok(z.object({ now: moment, items: z.array(deskChat), waiting: z.int() })),
  errors: ['VALIDATION'],
});

/** Finds the conversation of a deal's buyer; reading it is another call. */
export const buyerChat = endpoint({
  name: 'chat.deskOfBuyer',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/people/{person}/chat',
  summary:
    'A buyer with the number of his newest conversation, null while nobody has written; when he was last in the cabinet.',
  params: personParams,
  answer: ok(
    z.object({
      buyer,
      guid: z.nullable(uuid),
      now: moment,
      /** Precise to a minute; null when no visit is known. */
      seenAt: z.nullable(moment),
    }),
  ),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

const deskConversationView = z.extend(conversation, { messages: z.array(deskMessage) });

/** Every opening is audited, at most once in 15 minutes for one member of staff. */
export const deskConversation = endpoint({
  name: 'chat.deskGet',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/chats/{guid}',
  summary: 'One conversation and whose it is.',
  params,
  query: z.object({ before }),
  answer: ok(z.object({ buyer, conversation: deskConversationView })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

const writing = {
  body: newDeskMessage,
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
  limit: { max: 120, seconds: 60, per: 'person' },
} as const;

export const answerChat = endpoint({
  name: 'chat.deskAnswer',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/chats/{guid}/messages',
  summary: 'Answers a buyer; who does not read it within a minute gets a notification.',
  params,
  ...writing,
  answer: ok(deskMessage),
});

/** A conversation that the desk begins does not wait for an answer. */
export const beginChat = endpoint({
  name: 'chat.deskBegin',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/people/{person}/chat/messages',
  summary: 'Writes to a buyer first: into his open conversation, or into one that begins with this.',
  params: personParams,
  ...writing,
  answer: ok(z.object({ guid: uuid, message: deskMessage })),
});

/** Before it is sent, a file belongs to its writer; with the message it becomes the buyer's. */
export const uploadChatFile = endpoint({
  name: 'chat.deskUpload',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/chat-files',
  summary: 'Takes one file (field files[0]) for a message to a buyer, as /api/upload does.',
  multipart: { field: 'files[0]', of: 'file' },
  answer: uploadFile.answer,
  errors: [...uploadFile.errors],
  limit: { max: 300, seconds: 600, per: 'person' },
});

/** Bytes as an attachment (promise 30); every opening is audited. */
export const openChatFile = endpoint({
  name: 'chat.deskFile',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/chats/{guid}/files/{file}',
  summary: 'The bytes of a file of a conversation.',
  params: z.object({ guid: uuid, file: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
});

export const markDeskRead = endpoint({
  name: 'chat.deskRead',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/chats/{guid}/read',
  summary: 'Somebody of the desk has seen the messages up to this one.',
  params,
  body: seenForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const closeChat = endpoint({
  name: 'chat.deskClose',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/chats/{guid}/close',
  summary: 'Ends a conversation; the next message of the buyer begins another.',
  params,
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const chatDeskEndpoints = {
  deskChats,
  buyerChat,
  deskConversation,
  answerChat,
  beginChat,
  uploadChatFile,
  openChatFile,
  markDeskRead,
  closeChat,
};
