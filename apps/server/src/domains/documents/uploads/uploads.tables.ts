import { foreignUuid, moment } from '../../../platform/columns.ts';
import { index, pgTable, text } from '../../../platform/database/drizzle-tables.ts';
import { documents } from '../documents.tables.ts';

/** The virus scanner's results for uploads. */
export const uploadChecks = pgTable(
  'upload_checks',
  {
    documentId: foreignUuid('document_id', () => documents.id).primaryKey(),
    /** unchecked (no scanner is configured), waiting, clean, infected */
    state: text('state').notNull(),
    threat: text('threat'),
    checkedAt: moment('checked_at'),
  },
  (t) => [index('upload_checks_state').on(t.state)],
);
