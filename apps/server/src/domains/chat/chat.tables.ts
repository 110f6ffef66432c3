import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/moment.ts';
import { users } from '../identity/identity.tables.ts';

/** A conversation of a buyer with support; a person has at most one that is open. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    /** Of the last message. */
    movedAt: moment('moved_at').notNull(),
    /** Since when the person waits for an answer. */
    waitingSince: moment('waiting_since'),
    lastSeq: integer('last_seq').notNull(),
    /** The last message that the buyer has seen. */
    readSeq: integer('read_seq').notNull(),
  },
  (t) => [
    uniqueIndex('chats_open').on(t.userId).where(sql`closed_at is null`),
    index('chats_user').on(t.userId),
    index('chats_waiting').on(t.waitingSince).where(sql`waiting_since is not null`),
    index('chats_moved').on(t.movedAt),
  ],
);

/** Append-only. `seq` has no gaps; `id` is the sender's own name of the message, by which a repeat is known. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    author: text('author').notNull(),
    staffId: integer('staff_id').references(() => users.id),
    role: text('role'),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.seq] }), uniqueIndex('chat_messages_id').on(t.chatId, t.id)],
);
