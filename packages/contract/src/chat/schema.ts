import * as z from 'zod/mini';
import { estateId, form, moment, uuid } from '../wire/schema.ts';
import { chatFiles, chatRoles, longestMessage } from './rules.ts';

/** PostgreSQL stores no NUL character, and no person types one. */
const text = z.string().check(
  z.trim(),
  z.maxLength(longestMessage),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses this very character
  z.regex(/^[^\u0000]*$/),
);

/** A message as both sides send it; the sender makes its `id`, so that a repeat is recognised. */
const sent = {
  id: uuid,
  text,
  /** IDs of uploaded files. */
  files: z._default(z.array(uuid).check(z.maxLength(chatFiles.most)), []),
};

const saysSomething = <Message extends { text: string; files: readonly string[] }>() =>
  z.refine<Message>(({ text, files }) => text !== '' || files.length > 0, { path: ['text'] });

/** `estate`: the message is about the deal of this estate that the buyer sees. */
export const newMessage = form({ ...sent, estate: z.optional(estateId) }).check(saysSomething());

/** `booking`: the message is about this deal of the buyer's. */
export const newDeskMessage = form({ ...sent, booking: z.optional(uuid) }).check(saysSomething());

/** What a message is about: the deal, and the act that it waited for when the message was written. */
export const chatTopic = z.object({ number: z.string(), act: z.string() });
export type ChatTopic = z.output<typeof chatTopic>;

/** `waits`: not scanned yet, so it cannot be downloaded; `refused`: found infected. */
export const chatFile = z.object({
  id: uuid,
  title: z.string(),
  size: z.int(),
  state: z.enum(['ready', 'waits', 'refused']),
});
export type ChatFile = z.output<typeof chatFile>;

export const chatMessage = z.object({
  /** Its place in the conversation, from 1 without gaps. */
  seq: z.int(),
  id: uuid,
  author: z.enum(['buyer', 'staff']),
  /** First name of the member of staff who wrote it; null for the person. */
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(chatRoles)),
  text: z.string(),
  files: z.array(chatFile),
  /** Set where the writer has named it; the following messages have the same topic. */
  topic: z.nullable(chatTopic),
  at: moment,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** From a topic the desk opens its deal. */
export const deskTopic = z.extend(chatTopic, { booking: uuid });
export type DeskTopic = z.output<typeof deskTopic>;
export const deskMessage = z.extend(chatMessage, { topic: z.nullable(deskTopic) });
export type DeskMessage = z.output<typeof deskMessage>;

/** Only messages before this place in the conversation. */
export const before = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)));

/** The last message that was seen. */
export const seenForm = form({ seq: z.int().check(z.positive(), z.maximum(2_147_483_647)) });
