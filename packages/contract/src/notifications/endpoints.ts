import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, moment } from '../wire/schema.ts';

/** S3-23…27. `timestamp` is seconds since the epoch, `date` the same moment formatted for reading. */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  timestamp: z.int(),
  date: moment,
  tags: z.array(z.string()),
  isNew: z.boolean(),
  isArchive: z.boolean(),
  /** The page of the cabinet that it is about. */
  link: z.nullable(z.string()),
});
export type Notification = z.output<typeof notification>;

/** S7-41; the newest 200. */
export const listNotifications = endpoint({
  name: 'notifications.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/notification/list',
  summary: "The buyer's notifications, newest first.",
  owner: { kind: 'self' },
  answer: z.object({ result: z.literal(true), data: z.array(notification) }),
  errors: [],
});

/** S7-42, S4.9. */
export const archiveNotification = endpoint({
  name: 'notifications.archive',
  door: 'cabinet',
  method: 'POST',
  path: '/api/notification/archive',
  sentLater: { about: 'id' },
  sentAs: 'form',
  summary: 'Archives a notification.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const notificationsEndpoints = { listNotifications, archiveNotification };
