import { eventColumns, foreignId, foreignUuid, kopecks, moment } from '../../platform/columns.ts';
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
import { estates } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    estateId: foreignId('estate_id', () => estates.id),
    userId: foreignId('user_id', () => users.id),
    /** State of the flow (contract booking/rules.ts); after `ended_at` the state of its fee and agreement. */
    state: text('state').notNull(),
    /** The chosen term: code, holdSeconds, days, feeKopecks. */
    term: jsonb('term').notNull(),
    feeKopecks: kopecks('fee_kopecks').notNull(),
    /** Price for this person as shown when the hold began. */
    price: jsonb('price').notNull(),
    priceKopecks: kopecks('price_kopecks').notNull(),
    /** Finishing agreed by an edition instead of the stock's; null without one. */
    finishing: text('finishing'),
    rulesVersion: text('rules_version').notNull(),
    startedAt: moment('started_at').notNull(),
    holdUntil: moment('hold_until').notNull(),
    bookedUntil: moment('booked_until'),
    agreementId: uuid('agreement_id'),
    reason: text('reason'),
    /** New terms that wait for a second member of staff; the buyer sees them only after that approval. */
    termsRequest: jsonb('terms_request'),
    /**
     * When it ended: by a deal, by expiry or by cancellation. Null: it keeps its estate by a claim. Its deal
     * ends by its own `closed_at`.
     */
    endedAt: moment('ended_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('bookings_user').on(t.userId, t.startedAt),
    index('bookings_user_open').on(t.userId).where(sql`ended_at is null`),
    index('bookings_due').on(t.holdUntil).where(sql`ended_at is null`),
    index('bookings_updated').on(t.updatedAt),
    index('bookings_estate').on(t.estateId),
    /** The desk finds a booking by any part of its number. */
    index('bookings_number_parts')
      .using('gin', sql`lower(${t.number}) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);

/** Append-only (truth 3): every change of a booking. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    ...eventColumns,
    bookingId: foreignUuid('booking_id', () => bookings.id),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
  },
  (t) => [index('booking_events_booking').on(t.bookingId, t.id)],
);

/**
 * New editions of a signed agreement: the terms in force then, the offered ones, and the result of the offer.
 */
export const bookingEditions = pgTable(
  'booking_editions',
  {
    id: uuid('id').primaryKey(),
    bookingId: foreignUuid('booking_id', () => bookings.id),
    /** The first agreement is edition 1. */
    number: integer('number').notNull(),
    staffId: foreignId('staff_id', () => users.id),
    reason: text('reason').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    agreementId: uuid('agreement_id').notNull(),
    /** The signed agreement that it replaces, which stays unchanged. */
    replacesId: uuid('replaces_id').notNull(),
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('booking_editions_number').on(t.bookingId, t.number),
    /** One edition waits at a time. */
    uniqueIndex('booking_editions_open').on(t.bookingId).where(sql`closed_at is null`),
  ],
);
