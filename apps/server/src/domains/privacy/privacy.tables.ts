import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A requested export of all data about a person; its file is a document of his until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    askedAt: moment('asked_at').notNull(),
    readyAt: moment('ready_at'),
    /** Without a foreign key: the document is deleted, the record stays. */
    documentId: uuid('document_id'),
    bytes: integer('bytes'),
    removedAt: moment('removed_at'),
  },
  (t) => [index('data_exports_user').on(t.userId, t.askedAt)],
);

/** A request to delete the account with its data (promise 53). */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** asked, granted (the desk has approved), withdrawn, done */
    state: text('state').notNull(),
    endedAt: moment('ended_at'),
    /** The member of staff who carried it out; null: the clock. */
    staffId: integer('staff_id').references(() => users.id),
  },
  (t) => [
    uniqueIndex('deletion_requests_open').on(t.userId).where(sql`state in ('asked', 'granted')`),
    index('deletion_requests_user').on(t.userId, t.askedAt),
  ],
);
