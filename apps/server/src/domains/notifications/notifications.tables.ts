import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-23. `fact` identifies the event, so that a repeated event makes one notification. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: foreignId('user_id', () => users.id),
    fact: text('fact').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    link: text('link'),
    at: moment('at').notNull(),
    isNew: boolean('is_new').notNull(),
    isArchive: boolean('is_archive').notNull(),
    /**
     * Only recorded, since the person has switched off its kind in the cabinet; other channels may have been
     * used.
     */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t) => [
    uniqueIndex('notifications_fact').on(t.userId, t.fact),
    index('notifications_user').on(t.userId, t.at),
    index('notifications_new').on(t.userId).where(sql`is_new and not is_archive`),
  ],
);
