import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ok } from '../wire/schema.ts';

/** In its own file: the header of every page calls it, while the other endpoints load with the chat. */
export const getUnread = endpoint({
  name: 'chat.unread',
  door: 'cabinet',
  method: 'GET',
  path: '/api/chat/unread',
  summary: 'How many answers the buyer has not read yet.',
  owner: { kind: 'self' },
  answer: ok(z.object({ unread: z.int() })),
  errors: [],
});
