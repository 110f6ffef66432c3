import { foreignId, moment } from '../../platform/columns.ts';
import { boolean, index, integer, pgTable, text } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-50: the credit rating of a person, and the state of the last request. Deleted with the consent. */
export const creditRatings = pgTable(
  'credit_ratings',
  {
    userId: foreignId('user_id', () => users.id).primaryKey(),
    /** asked, told, refused. */
    state: text('state').notNull(),
    /** Key of this request, stored before the bank is called. */
    requestKey: text('request_key').notNull(),
    /** The bank's own ID of it; null: no answer has come yet. */
    providerId: text('provider_id'),
    /** The last known rating, which stays valid while a newer one is requested. */
    rating: integer('rating'),
    ratedAt: moment('rated_at'),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Null: the request is closed. */
    nextAskAt: moment('next_ask_at'),
    unclear: boolean('unclear').notNull(),
  },
  (t) => [index('credit_ratings_due').on(t.nextAskAt)],
);
