import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { complexes } from '../catalogue/catalogue.tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-06…10. What its deals come to follows from `loyalty_deals`. */
export const loyaltyAccounts = pgTable('loyalty_accounts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  code: text('code').notNull(),
  cardNumber: text('card_number').unique(),
  statusExpiresAt: timestamp('status_expires_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  isBlocked: boolean('is_blocked').notNull(),
});

/** Append-only: a registered deal as it counts, also one from before the cabinet, which has no `dealId`. */
export const loyaltyDeals = pgTable(
  'loyalty_deals',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    dealId: uuid('deal_id')
      .unique()
      .references(() => deals.id),
    kind: text('kind').$type<EstateKind>().notNull(),
    number: text('number').notNull(),
    complex: text('complex').notNull(),
    kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('loyalty_deals_user').on(t.userId, t.at)],
);

/** Certificates that the developer has given out. */
export const loyaltyCertificates = pgTable(
  'loyalty_certificates',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    titleRu: text('title_ru').notNull(),
    titleEn: text('title_en').notNull(),
    kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }),
  },
  (t) => [index('loyalty_certificates_user').on(t.userId)],
);

/** Discounts of everybody (`userId` null) or of one person, with their term. */
export const discounts = pgTable(
  'discounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id),
    complexId: integer('complex_id').references(() => complexes.id),
    code: text('code').notNull(),
    titleRu: text('title_ru').notNull(),
    titleEn: text('title_en').notNull(),
    basisPoints: integer('basis_points').notNull(),
    kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    /** Why it was given, and by whom, when it was given at the desk. */
    reason: text('reason'),
    givenBy: integer('given_by').references(() => users.id),
    /** When it was taken back before its end. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (t) => [index('discounts_user').on(t.userId)],
);
