import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** S3-44: what a person has of a mortgage besides bids. */
export const mortgageStates = pgTable('mortgage_states', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  externalDraft: jsonb('external_draft'),
  sopdSigned: boolean('sopd_signed').notNull(),
});

/** One bank's answer. */
export const mortgageBids = pgTable(
  'mortgage_bids',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    bank: text('bank').notNull(),
    status: text('status').notNull(),
    kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
    ratePercent: real('rate_percent'),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('mortgage_bids_user').on(t.userId)],
);
