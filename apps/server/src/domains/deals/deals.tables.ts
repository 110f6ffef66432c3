import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/moment.ts';
import { bookings } from '../booking/booking.tables.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** The deal that a paid booking became. While it lives, its booking keeps the estate. */
export const deals = pgTable(
  'deals',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    estateId: integer('estate_id')
      .notNull()
      .references(() => estates.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** S4.1-07. */
    step: integer('step').notNull(),
    dueAt: moment('due_at'),
    openedAt: moment('opened_at').notNull(),
    stepSince: moment('step_since').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [index('deals_user').on(t.userId), index('deals_estate').on(t.estateId)],
);

export const dealMembers = pgTable(
  'deal_members',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.userId] }), index('deal_members_user').on(t.userId)],
);

/** Append-only (truth 3). */
export const dealEvents = pgTable(
  'deal_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id),
    at: moment('at').notNull(),
    actor: text('actor').notNull(),
    actorId: integer('actor_id'),
    onBehalfOf: integer('on_behalf_of'),
    event: text('event').notNull(),
    fromStep: integer('from_step'),
    toStep: integer('to_step').notNull(),
    reason: text('reason'),
  },
  (t) => [index('deal_events_deal').on(t.dealId, t.id)],
);
