import { moment } from '../../platform/columns.ts';
import { boolean, index, integer, pgTable, text, uuid } from '../../platform/database/drizzle-tables.ts';

/** Every text that anybody has agreed to, by its hash. Append-only. */
export const consentTexts = pgTable('consent_texts', {
  sha256: text('sha256').primaryKey(),
  kind: text('kind').notNull(),
  version: integer('version').notNull(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  firstUsedAt: moment('first_used_at').notNull(),
});

/**
 * Consents and withdrawals (promise 53). Append-only; no foreign key to the person: the proof outlives the
 * account.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    /** The site, for the kind «site»: a person consents and withdraws for each separately. */
    site: text('site'),
    /** False: withdrawn. */
    given: boolean('given').notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => consentTexts.sha256),
    at: moment('at').notNull(),
    /** The person's network address; empty where the desk ended it because the site has changed. */
    address: text('address').notNull(),
  },
  (t) => [index('consents_person').on(t.userId, t.at)],
);
