import * as z from 'zod/mini';
import { estateId, form, moment, uuid } from '../wire/schema.ts';
import { chatFiles, chatRoles, longestMessage } from './rules.ts';

/** PostgreSQL keeps no zero character, and no person types one. */
const text = z.string().check(
  z.trim(),
  z.maxLength(longestMessage),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the one that is refused
  z.regex(/^[^\u0000]*$/),
);

/** A message as both sides send it; `id` is made by the sender, so that a repeat is known as one. */
const sent = {
  id: uuid,
  text,
  /** Identifiers of what was uploaded before. */
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

/** `waits`: it is not scanned yet, and is not given out; `refused`: it was found infected. */
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
  /** Of the member of staff who wrote it. */
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(chatRoles)),
  text: z.string(),
  files: z.array(chatFile),
  /** Set where the writer has named it; what follows is about the same. */
  topic: z.nullable(chatTopic),
  at: moment,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** The desk goes from a topic to its deal. */
export const deskTopic = z.extend(chatTopic, { booking: uuid });
export type DeskTopic = z.output<typeof deskTopic>;
export const deskMessage = z.extend(chatMessage, { topic: z.nullable(deskTopic) });
export type DeskMessage = z.output<typeof deskMessage>;

/** Earlier than this place in the conversation. */
export const before = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)));

/** The last message that is seen. */
export const seenForm = form({ seq: z.int().check(z.positive(), z.maximum(2_147_483_647)) });
