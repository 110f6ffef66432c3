import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A request to replace a checked passport; the desk decides. */
export const passportChanges = pgTable(
  'passport_changes',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    passport: jsonb('passport').$type<PassportForm>().notNull(),
    scans: text('scans').array().notNull(),
    reason: text('reason').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** asked, accepted, refused, withdrawn */
    state: text('state').$type<'asked' | 'accepted' | 'refused' | 'withdrawn'>().notNull(),
    decidedAt: moment('decided_at'),
    staffId: integer('staff_id').references(() => users.id),
    /** Why it was refused, for the person. */
    answer: text('answer'),
  },
  (t) => [
    uniqueIndex('passport_changes_open').on(t.userId).where(sql`state = 'asked'`),
    index('passport_changes_user').on(t.userId, t.askedAt),
  ],
);

/** Checked passports that were replaced. */
export const formerPassports = pgTable(
  'former_passports',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    passport: jsonb('passport').$type<PassportForm>().notNull(),
    scans: text('scans').array().notNull(),
    checkedAt: moment('checked_at').notNull(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (t) => [index('former_passports_user').on(t.userId, t.replacedAt)],
);
