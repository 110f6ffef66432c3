import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** One effect per key of one person (promise 35); kept at least 30 days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body'),
    createdAt: moment('created_at').notNull(),
    /** While in the future, a twin is told to wait; afterwards the work may be taken over. */
    leasedUntil: moment('leased_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Counters of guessing and sending, taken in one atomic step (promises 2, 6). */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

/** Messages for others, written in the transaction of the fact; a job carries them out and marks them. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [index('outbox_waiting').on(t.id).where(sql`delivered_at is null`)],
);

/** Append-only: who did what to what. */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: integer('actor_id'),
    onBehalfOf: integer('on_behalf_of'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').notNull(),
    address: text('address'),
    requestId: text('request_id'),
  },
  (t) => [index('audit_records_subject').on(t.subject, t.id)],
);

/** Append-only double entry; the postings of one transaction sum to zero (a deferred trigger checks). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is for, such as a payment's or a refund's id: the same fact is written once. */
    reference: text('reference').notNull(),
    bookingId: uuid('booking_id'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_fact').on(t.kind, t.reference),
    index('ledger_transactions_booking').on(t.bookingId),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').notNull(),
    /** Debit positive, credit negative. */
    kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('ledger_postings_transaction').on(t.transactionId),
    index('ledger_postings_account').on(t.account),
  ],
);
