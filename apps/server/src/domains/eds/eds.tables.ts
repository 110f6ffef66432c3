import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { foreignId, kopecks, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-48, S3-49: certificates of a person and his requests for them. */
export const edsSignatures = pgTable(
  'eds_signatures',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    validUntil: moment('valid_until'),
  },
  (t) => [index('eds_signatures_user').on(t.userId)],
);

/** What a person has to pay for his signature. */
export const edsInvoices = pgTable('eds_invoices', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  number: text('number').notNull(),
  kopecks: kopecks('kopecks').notNull(),
});
