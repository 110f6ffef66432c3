import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** The booking fee that is due or paid. Status, code and the provider's status are three columns (ruling S3-82). */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kopecks: kopecks('kopecks').notNull(),
    status: text('status').notNull(),
    code: integer('code').notNull(),
    providerStatus: text('provider_status').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    paidAt: at('paid_at'),
    /** The payment that paid it; any other one that succeeds goes back. */
    paidBy: uuid('paid_by'),
  },
  (t) => [index('deposits_user').on(t.userId)],
);

/** One try to pay. The idempotence key is stored before the acquirer is called. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    method: text('method').notNull(),
    idempotenceKey: uuid('idempotence_key').notNull().unique(),
    providerId: text('provider_id'),
    providerStatus: text('provider_status').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    /** As first sent: the same key is good for the same request only. Null for cash. */
    description: text('description'),
    returnUrl: text('return_url'),
    confirmationUrl: text('confirmation_url'),
    qr: text('qr'),
    declinedReason: text('declined_reason'),
    /** Number of the cash desk's receipt, for cash. */
    receipt: text('receipt'),
    createdAt: at('created_at').notNull(),
    askedAt: at('asked_at'),
    /** When the acquirer is to be asked again; a sweep finds what a lost job has left. */
    nextAskAt: at('next_ask_at'),
    /** The buyer has chosen another way meanwhile. It is watched on: if it is paid after all, it counts or goes back. */
    retiredAt: at('retired_at'),
    settledAt: at('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.providerId),
    index('payments_deposit').on(t.depositId),
    /** At most one open try per deposit. */
    uniqueIndex('payments_open').on(t.depositId).where(sql`settled_at is null and retired_at is null`),
    index('payments_due').on(t.nextAskAt).where(sql`settled_at is null`),
  ],
);

/** Append-only: what came from the acquirer, raw. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: at('received_at').notNull(),
    providerId: text('provider_id'),
    event: text('event'),
    body: jsonb('body').notNull(),
    address: text('address'),
  },
  (t) => [index('provider_events_object').on(t.providerId)],
);

/** Money on its way back; never more than was paid, once per payment (promise 40). */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kopecks: kopecks('kopecks').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    idempotenceKey: uuid('idempotence_key').notNull().unique(),
    providerId: text('provider_id'),
    createdAt: at('created_at').notNull(),
    nextAskAt: at('next_ask_at'),
    /** Number of the cash desk's receipt, when it gave the money back. */
    receipt: text('receipt'),
    doneAt: at('done_at'),
  },
  (t) => [
    uniqueIndex('refunds_payment').on(t.paymentId),
    index('refunds_due').on(t.nextAskAt).where(sql`done_at is null`),
  ],
);
