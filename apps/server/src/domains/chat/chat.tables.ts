import { foreignId, foreignUuid, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { bookings } from '../booking/booking.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A conversation of a buyer with support; a person has at most one open. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    /** Time of the last message. */
    movedAt: moment('moved_at').notNull(),
    /** Since when the person waits for an answer. */
    waitingSince: moment('waiting_since'),
    lastSeq: integer('last_seq').notNull(),
    /** The last message that the buyer has seen. */
    readSeq: integer('read_seq').notNull(),
    /** The last message that somebody of the desk has seen. */
    deskReadSeq: integer('desk_read_seq').notNull().default(0),
  },
  (t) => [
    uniqueIndex('chats_open').on(t.userId).where(sql`closed_at is null`),
    index('chats_user').on(t.userId),
    index('chats_waiting').on(t.waitingSince).where(sql`waiting_since is not null`),
    index('chats_answered')
      .on(t.movedAt.desc().nullsFirst(), t.id)
      .where(sql`waiting_since is null and closed_at is null and last_seq > 0`),
    index('chats_closed')
      .on(t.movedAt.desc().nullsFirst(), t.id)
      .where(sql`closed_at is not null and last_seq > 0`),
  ],
);

/** Append-only. `seq` has no gaps; the sender makes `id`, by which a repeat is recognised. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: foreignUuid('chat_id', () => chats.id),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    author: text('author').notNull(),
    staffId: integer('staff_id').references(() => users.id),
    role: text('role'),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** The topic named by the writer: the deal's number and its act at that moment. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    dealNumber: text('deal_number'),
    dealAct: text('deal_act'),
    /** For an answer: how long the person had waited for it. */
    waitedSeconds: integer('waited_seconds'),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq] }),
    uniqueIndex('chat_messages_id').on(t.chatId, t.id),
    index('chat_messages_topic').on(t.chatId, t.seq).where(sql`booking_id is not null`),
    index('chat_messages_waits').on(t.at, t.waitedSeconds).where(sql`waited_seconds is not null`),
    check(
      'chat_messages_about',
      sql`(${t.bookingId} is null) = (${t.dealNumber} is null) and (${t.bookingId} is null) = (${t.dealAct} is null)`,
    ),
  ],
);

/** Append-only. The files that came with a message. */
export const chatFiles = pgTable(
  'chat_files',
  {
    chatId: uuid('chat_id').notNull(),
    seq: integer('seq').notNull(),
    documentId: foreignUuid('document_id', () => documents.id),
    place: integer('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq, t.place] }),
    foreignKey({ columns: [t.chatId, t.seq], foreignColumns: [chatMessages.chatId, chatMessages.seq] }),
    uniqueIndex('chat_files_document').on(t.documentId),
  ],
);
