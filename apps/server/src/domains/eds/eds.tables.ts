import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** S3-48, S3-49: certificates of a person and his requests for them. */
export const edsSignatures = pgTable(
  'eds_signatures',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }),
  },
  (t) => [index('eds_signatures_user').on(t.userId)],
);

/** What a person has to pay for his signature. */
export const edsInvoices = pgTable('eds_invoices', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  number: text('number').notNull(),
  kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
});
