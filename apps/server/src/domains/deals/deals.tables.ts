import type { Finishing, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { type DealPlace, dealPlaces } from '@novosel/contract/deals/places.ts';
import { eventColumns, foreignId, foreignUuid, isOneOf, kopecks, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { bookings } from '../booking/booking.tables.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * The deal that a booking became. The booking ends when it opens: the deal keeps the estate by a claim of its
 * own, and the booking is its ground.
 */
export const deals = pgTable(
  'deals',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    bookingId: foreignUuid('booking_id', () => bookings.id).unique(),
    estateId: foreignId('estate_id', () => estates.id),
    place: text('place').$type<DealPlace>().notNull(),
    dueAt: moment('due_at'),
    /** When and where the buyer is awaited in person, while the deal stands at such a step. */
    visitAt: moment('visit_at'),
    visitPlace: text('visit_place'),
    /** Price and form of payment that the buyer has chosen; null until then: as they were booked. */
    priceKopecks: kopecks('price_kopecks'),
    paymentForm: text('payment_form').$type<PaymentForm>(),
    /** Chosen apart from what the booking has; null where it is not. */
    finishing: text('finishing').$type<Finishing>(),
    openedAt: moment('opened_at').notNull(),
    stepSince: moment('step_since').notNull(),
    closedAt: moment('closed_at'),
    /** The deal along with which its estate was taken; each goes its own way. */
    linkedTo: uuid('linked_to').references((): AnyPgColumn => deals.id),
  },
  (t) => [
    index('deals_estate').on(t.estateId),
    index('deals_linked').on(t.linkedTo).where(sql`linked_to is not null`),
    index('deals_number_parts')
      .using('gin', sql`lower(${t.number}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    /** What waits for somebody, which the desk's queue begins with. */
    index('deals_waiting').on(t.bookingId).where(sql`place <> 'completed' and closed_at is null`),
    /** Deals whose keys are given, by when: they stand for good. */
    index('deals_completed').on(t.stepSince).where(sql`place = 'completed' and closed_at is null`),
    check('deals_visit', sql`(${t.visitAt} is null) = (${t.visitPlace} is null)`),
    check('deals_linked_other', sql`${t.linkedTo} <> ${t.id}`),
    check('deals_chosen', sql`(${t.priceKopecks} is null) = (${t.paymentForm} is null)`),
    check('deals_place', isOneOf(t.place, dealPlaces)),
  ],
);

/** `holder` is the main buyer, `member` owns beside him, `representative` acts for another of them. */
export const partyRoles = ['holder', 'member', 'representative'] as const;
export type PartyRole = (typeof partyRoles)[number];

/**
 * Who has rights in a deal, since when and until when: a person or an invited phone. No other table grants
 * rights in a deal.
 */
export const dealParties = pgTable(
  'deal_parties',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    userId: integer('user_id').references(() => users.id),
    /** With a plus, until somebody comes with it. */
    phone: text('phone'),
    role: text('role').$type<PartyRole>().notNull(),
    since: moment('since').notNull(),
    /** Null: he is one now. */
    until: moment('until'),
  },
  (t) => [
    uniqueIndex('deal_parties_holder').on(t.dealId).where(sql`role = 'holder' and until is null`),
    uniqueIndex('deal_parties_person').on(t.dealId, t.userId).where(sql`until is null`),
    index('deal_parties_user').on(t.userId),
    index('deal_parties_phone').on(t.phone).where(sql`phone is not null`),
    check('deal_parties_who', sql`(${t.userId} is null) <> (${t.phone} is null)`),
    check('deal_parties_holder_came', sql`${t.role} <> 'holder' or ${t.userId} is not null`),
    check('deal_parties_role', isOneOf(t.role, partyRoles)),
  ],
);

/**
 * Payments of the price by schedule. The money lies in the bank's escrow account and never in our books; a
 * paid one stays as it is.
 */
export const dealInstallments = pgTable(
  'deal_installments',
  {
    dealId: foreignUuid('deal_id', () => deals.id),
    number: integer('number').notNull(),
    dueOn: date('due_on').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    paidAt: moment('paid_at'),
    /** The payment order, as the bank's statement has it. */
    order: text('payment_order'),
    /** What of its day the members were told already. */
    told: text('told').$type<'soon' | 'late'>(),
  },
  (t) => [
    primaryKey({ columns: [t.dealId, t.number] }),
    index('deal_installments_open').on(t.dueOn).where(sql`${t.paidAt} is null`),
    uniqueIndex('deal_installments_order').on(t.order, t.kopecks),
    check('deal_installments_sum', sql`${t.kopecks} > 0`),
    check('deal_installments_paid', sql`(${t.paidAt} is null) = (${t.order} is null)`),
  ],
);

/** The buyer's own account at the bank, onto which he pays the price; each deal has one of its own. */
export const escrowAccounts = pgTable(
  'escrow_accounts',
  {
    dealId: foreignUuid('deal_id', () => deals.id).primaryKey(),
    bank: text('bank').notNull(),
    bik: text('bik').notNull(),
    correspondentAccount: text('correspondent_account').notNull(),
    account: text('account').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (t) => [
    uniqueIndex('escrow_accounts_account').on(t.account, t.bik),
    check(
      'escrow_accounts_digits',
      sql`${t.bik} ~ '^\\d{9}$' and ${t.correspondentAccount} ~ '^\\d{20}$' and ${t.account} ~ '^\\d{20}$'`,
    ),
  ],
);

/** Append-only (truth 3). */
export const dealEvents = pgTable(
  'deal_events',
  {
    ...eventColumns,
    dealId: foreignUuid('deal_id', () => deals.id),
    /** Null of the event that opens the deal. */
    fromPlace: text('from_place').$type<DealPlace>(),
    toPlace: text('to_place').$type<DealPlace>().notNull(),
  },
  (t) => [index('deal_events_deal').on(t.dealId, t.id)],
);
