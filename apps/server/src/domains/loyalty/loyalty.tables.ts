import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { foreignId, kopecks, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { bookings } from '../booking/booking.tables.ts';
import { buildings, complexes } from '../catalogue/catalogue.tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-06…10. Sums of deals are calculated from `loyalty_deals`. */
export const loyaltyAccounts = pgTable('loyalty_accounts', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  code: text('code').notNull(),
  cardNumber: text('card_number').unique(),
  statusExpiresAt: moment('status_expires_at'),
  expiresAt: moment('expires_at'),
  isBlocked: boolean('is_blocked').notNull(),
});

/** Append-only: a registered deal that counts; one from before the cabinet has no `dealId`. */
export const loyaltyDeals = pgTable(
  'loyalty_deals',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    dealId: uuid('deal_id')
      .unique()
      .references(() => deals.id),
    kind: text('kind').$type<EstateKind>().notNull(),
    number: text('number').notNull(),
    complex: text('complex').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('loyalty_deals_user').on(t.userId, t.at)],
);

/** Certificates issued by the developer. */
export const loyaltyCertificates = pgTable(
  'loyalty_certificates',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    titleRu: text('title_ru').notNull(),
    titleEn: text('title_en').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    validUntil: moment('valid_until'),
  },
  (t) => [index('loyalty_certificates_user').on(t.userId)],
);

/** Discounts for everybody (`userId` null) or for one person, with their term. */
export const discounts = pgTable(
  'discounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id),
    complexId: integer('complex_id').references(() => complexes.id),
    /** The only building of the complex where it applies; null for all of them. */
    buildingId: integer('building_id').references(() => buildings.id),
    /** The only kinds of estates to which it applies (S3-70); null for all of them. */
    kinds: integer('kinds').array(),
    code: text('code').notNull(),
    titleRu: text('title_ru').notNull(),
    titleEn: text('title_en').notNull(),
    basisPoints: integer('basis_points').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    /**
     * The group of a promotion: no booking's price includes it, a buyer may choose one in the terms of a
     * deal. Null for a discount that applies automatically.
     */
    exclusiveGroup: text('exclusive_group'),
    /** Replaces the discounts of the booking. */
    replacesBooked: boolean('replaces_booked').notNull().default(false),
    validFrom: moment('valid_from').notNull(),
    validUntil: moment('valid_until'),
    /** Why and by whom it was given, for a discount given at the desk. */
    reason: text('reason'),
    givenBy: integer('given_by').references(() => users.id),
    /** When it was withdrawn before its end. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('discounts_user').on(t.userId),
    check('discounts_building', sql`${t.buildingId} is null or ${t.complexId} is not null`),
    check('discounts_kinds', sql`cardinality(${t.kinds}) > 0`),
    check(
      'discounts_exclusive',
      sql`${t.exclusiveGroup} is null or ${t.exclusiveGroup} <> '' and ${t.basisPoints} > 0 and ${t.kopecks} = 0`,
    ),
    check('discounts_replaces', sql`${t.exclusiveGroup} is not null or not ${t.replacesBooked}`),
  ],
);

/** The link of a person for his friends; created at his first visit. */
export const recommendationCodes = pgTable('recommendation_codes', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  code: text('code').notNull().unique(),
  madeAt: moment('made_at').notNull(),
});

/**
 * Friends: `userId` has recommended `friendId`. The friend's progress is copied here, because the recommender
 * may not read the friend's own bookings and deals.
 */
export const recommendations = pgTable(
  'recommendations',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** A person has at most one recommender. */
    friendId: foreignId('friend_id', () => users.id).unique(),
    /** As the ladder promised on the day of the registration. */
    rewardKopecks: kopecks('reward_kopecks').notNull(),
    registeredAt: moment('registered_at').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    bookedAt: moment('booked_at'),
    /** When the friend's contract was registered: from then on the reward is owed. */
    earnedAt: moment('earned_at'),
    /** S4.1-16. */
    step: text('step').$type<RewardStep>(),
  },
  (t) => [
    index('recommendations_user').on(t.userId, t.registeredAt),
    check('recommendations_other', sql`${t.userId} <> ${t.friendId}`),
    check('recommendations_earned', sql`(${t.earnedAt} is null) = (${t.step} is null)`),
    check(
      'recommendations_step',
      sql`${t.step} in ('preload_documents', 'sent', 'rejected', 'upload_documents', 'documents_under_review', 'reload_documents', 'sign', 'developer_sign', 'reward_awaits', 'paid_out')`,
    ),
  ],
);
