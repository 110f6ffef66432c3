import type { BidStatus, Work } from '@novosel/contract/mortgage/rules.ts';
import { foreignId, foreignUuid, kopecks, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-44: a person's mortgage data besides bids. */
export const mortgageStates = pgTable('mortgage_states', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  /** Not used since 0037: a node of the version before it reads it while nodes are replaced one by one. */
  externalDraft: jsonb('external_draft'),
  sopdSigned: boolean('sopd_signed').notNull(),
});

/** One form to several banks. A newer one of the same deal closes the former. */
export const mortgageApplications = pgTable(
  'mortgage_applications',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    dealId: foreignUuid('deal_id', () => deals.id),
    estateId: foreignId('estate_id', () => estates.id),
    program: text('program').notNull(),
    priceKopecks: kopecks('price_kopecks').notNull(),
    ownKopecks: kopecks('own_kopecks').notNull(),
    months: integer('months').notNull(),
    work: text('work').$type<Work>().notNull(),
    employer: text('employer').notNull(),
    incomeKopecks: kopecks('income_kopecks').notNull(),
    sentAt: moment('sent_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('mortgage_applications_open').on(t.dealId).where(sql`${t.closedAt} is null`),
    index('mortgage_applications_user').on(t.userId, t.sentAt),
    check(
      'mortgage_applications_sums',
      sql`${t.ownKopecks} >= 0 and ${t.ownKopecks} < ${t.priceKopecks} and ${t.incomeKopecks} >= 0`,
    ),
  ],
);

/** One bank's answer. */
export const mortgageBids = pgTable(
  'mortgage_bids',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    applicationId: foreignUuid('application_id', () => mortgageApplications.id),
    /** Its code in `brand.json`. */
    bank: text('bank').notNull(),
    status: text('status').$type<BidStatus>().notNull(),
    /** Stored before the bank is called. */
    requestKey: text('request_key').notNull(),
    /** The bank's own ID of it; null: no answer has come yet. */
    providerId: text('provider_id'),
    kopecks: kopecks('kopecks').notNull(),
    ratePercent: real('rate_percent'),
    months: integer('months'),
    insuranceKopecks: kopecks('insurance_kopecks'),
    promisedAt: moment('promised_at'),
    validUntil: moment('valid_until'),
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    /** Null: the bank is not asked any more. */
    nextAskAt: moment('next_ask_at'),
  },
  (t) => [
    index('mortgage_bids_user').on(t.userId),
    uniqueIndex('mortgage_bids_bank').on(t.applicationId, t.bank),
    uniqueIndex('mortgage_bids_chosen').on(t.applicationId).where(sql`${t.status} = 'chosen'`),
    index('mortgage_bids_due').on(t.nextAskAt),
    index('mortgage_bids_valid').on(t.validUntil).where(sql`${t.status} = 'approved'`),
  ],
);
