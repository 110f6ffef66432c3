import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/moment.ts';
import { documents } from '../documents.tables.ts';

/** What the virus scanner said of an upload. */
export const uploadChecks = pgTable(
  'upload_checks',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id),
    /** unchecked (no scanner is set), waiting, clean, infected */
    state: text('state').notNull(),
    threat: text('threat'),
    checkedAt: moment('checked_at'),
  },
  (t) => [index('upload_checks_state').on(t.state)],
);
