import { foreignId, foreignUuid, kopecks, moment, noticeColumns } from '../../platform/columns.ts';
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
import type { Receipt } from '../../ports/acquirer/acquirer.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * The booking fee, or the price of an order of another domain, that is due or paid: `booking_id` is the ID of
 * what is paid for. Status, code and the provider's status are three columns (ruling
 * S3-82).
 */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull().unique(),
    userId: foreignId('user_id', () => users.id),
    kopecks: kopecks('kopecks').notNull(),
    status: text('status').notNull(),
    code: integer('code').notNull(),
    providerStatus: text('provider_status').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
    /** The payment that paid it; any other successful one is refunded. */
    paidBy: uuid('paid_by'),
  },
  (t) => [index('deposits_user').on(t.userId)],
);

/** One payment. The idempotence key is stored before the acquirer is called. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    depositId: foreignUuid('deposit_id', () => deposits.id),
    method: text('method').notNull(),
    idempotenceKey: uuid('idempotence_key').notNull().unique(),
    providerId: text('provider_id'),
    providerStatus: text('provider_status').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    /** As first sent: a key is valid only for the same request. Null for cash. */
    description: text('description'),
    returnUrl: text('return_url'),
    /** Null for cash, a transfer, and payments from before receipts were sent. */
    fiscalReceipt: jsonb('fiscal_receipt').$type<Receipt>(),
    /** The trusted person who began it, and his principal; null when the buyer pays himself. */
    actorId: integer('actor_id'),
    onBehalfOf: integer('on_behalf_of'),
    confirmationUrl: text('confirmation_url'),
    qr: text('qr'),
    declinedReason: text('declined_reason'),
    /** Number of the cash desk's receipt, for cash. */
    receipt: text('receipt'),
    createdAt: moment('created_at').notNull(),
    askedAt: moment('asked_at'),
    /** When the acquirer is asked next; a sweep finds payments whose job was lost. */
    nextAskAt: moment('next_ask_at'),
    /**
     * When the buyer chose another way. The payment is still watched: if it succeeds, it counts or is
     * refunded.
     */
    retiredAt: moment('retired_at'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.providerId),
    index('payments_deposit').on(t.depositId),
    /** At most one open payment per deposit. */
    uniqueIndex('payments_open').on(t.depositId).where(sql`settled_at is null and retired_at is null`),
    index('payments_due').on(t.nextAskAt).where(sql`settled_at is null`),
  ],
);

/** Append-only: the acquirer's raw notifications. */
export const providerEvents = pgTable(
  'provider_events',
  { ...noticeColumns, providerId: text('provider_id') },
  (t) => [index('provider_events_object').on(t.providerId)],
);

/** Refunds; never more than was paid, once per payment (promise 40). */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: foreignUuid('payment_id', () => payments.id),
    kopecks: kopecks('kopecks').notNull(),
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    idempotenceKey: uuid('idempotence_key').notNull().unique(),
    providerId: text('provider_id'),
    createdAt: moment('created_at').notNull(),
    /** When the present key was first sent; the acquirer keeps it for a day. Null: not sent yet. */
    askedAt: moment('asked_at'),
    /** As first sent with the present key. */
    fiscalReceipt: jsonb('fiscal_receipt').$type<Receipt>(),
    nextAskAt: moment('next_ask_at'),
    /** When and why the acquirer refused it; from then on we have to make it. */
    failedAt: moment('failed_at'),
    failure: text('failure'),
    /** Number of the receipt or payment order of our own refund. */
    receipt: text('receipt'),
    doneAt: moment('done_at'),
  },
  (t) => [
    uniqueIndex('refunds_payment').on(t.paymentId),
    index('refunds_due').on(t.nextAskAt).where(sql`done_at is null`),
  ],
);
