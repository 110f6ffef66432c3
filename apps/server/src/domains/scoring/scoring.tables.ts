import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * S3-50: the credit rating of a person, and how the last question about it stands. It goes with the consent.
 */
export const creditRatings = pgTable(
  'credit_ratings',
  {
    userId: foreignId('user_id', () => users.id).primaryKey(),
    /** asked, told, refused. */
    state: text('state').notNull(),
    /** Of this question, stored before the bank is called. */
    requestKey: text('request_key').notNull(),
    /** The bank's own id of it; null: no answer has come yet. */
    providerId: text('provider_id'),
    /** The last one that was told: it stands while a newer one is asked for. */
    rating: integer('rating'),
    ratedAt: moment('rated_at'),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Null: the question is closed. */
    nextAskAt: moment('next_ask_at'),
    unclear: boolean('unclear').notNull(),
  },
  (t) => [index('credit_ratings_due').on(t.nextAskAt)],
);
