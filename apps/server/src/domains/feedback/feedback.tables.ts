import { foreignId, foreignUuid, moment } from '../../platform/columns.ts';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A person's message to the developer; its texts are in `feedback_messages`. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: foreignId('user_id', () => users.id),
    subject: text('subject').notNull(),
    state: text('state').notNull(),
    /** Whether there is an answer that the person has not seen (S3-18). */
    hasNew: boolean('has_new').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the last message. */
    updatedAt: moment('updated_at').notNull(),
    /** Since when it is the desk's turn. */
    waitingSince: moment('waiting_since'),
    /** Idempotency-Key of the call that sent it: when the call runs again, it inserts no second one. */
    requestKey: text('request_key'),
  },
  (t) => [
    index('feedback_user').on(t.userId, t.updatedAt),
    index('feedback_queue').on(t.state, t.waitingSince, t.updatedAt),
    uniqueIndex('feedback_request').on(t.userId, t.requestKey),
  ],
);

/** Messages of a feedback. Append-only. */
export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: uuid('id').primaryKey(),
    feedbackId: foreignUuid('feedback_id', () => feedback.id),
    authorId: foreignId('author_id', () => users.id),
    fromStaff: boolean('from_staff').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('feedback_messages_of').on(t.feedbackId, t.at)],
);

/** The files that came with a message. */
export const feedbackFiles = pgTable(
  'feedback_files',
  {
    messageId: foreignUuid('message_id', () => feedbackMessages.id),
    documentId: foreignUuid('document_id', () => documents.id),
    place: integer('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.documentId] }),
    uniqueIndex('feedback_files_document').on(t.documentId),
  ],
);

/** Unsent drafts; a person finds them on every device. */
export const feedbackDrafts = pgTable(
  'feedback_drafts',
  {
    /** Made by the page: if two people use one ID, neither learns about the other. */
    id: uuid('id').notNull(),
    userId: foreignId('user_id', () => users.id),
    subject: text('subject'),
    message: text('message').notNull(),
    files: uuid('files').array().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('feedback_drafts_user').on(t.userId, t.updatedAt)],
);
