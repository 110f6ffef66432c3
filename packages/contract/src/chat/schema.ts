import * as z from 'zod/mini';
import { form, moment, uuid } from '../schema.ts';
import { chatRoles, longestMessage } from './rules.ts';

/** PostgreSQL keeps no zero character, and no person types one. */
const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestMessage),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the one that is refused
  z.regex(/^[^\u0000]*$/),
);

/** A message as it is sent; `id` is made by the sender, so that a repeat is known as one. */
export const newMessage = form({ id: uuid, text });

export const chatMessage = z.object({
  /** Its place in the conversation, from 1 without gaps. */
  seq: z.int(),
  id: uuid,
  author: z.enum(['buyer', 'staff']),
  /** Of the member of staff who wrote it. */
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(chatRoles)),
  text: z.string(),
  at: moment,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Earlier than this place in the conversation. */
export const before = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)));
