import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-23. `fact` names what it tells, so that a repeated event makes one notification. */
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
     * Kept as told, since the person has switched its kind off in the cabinet; it went by other ways, if by
     * any.
     */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t) => [
    uniqueIndex('notifications_fact').on(t.userId, t.fact),
    index('notifications_user').on(t.userId, t.at),
    index('notifications_new').on(t.userId).where(sql`is_new and not is_archive`),
  ],
);
