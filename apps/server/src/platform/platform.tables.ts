import { moment } from './columns.ts';
import { sql } from './database/drizzle.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from './database/drizzle-tables.ts';

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
    /** While in the future, a parallel call must wait; afterwards another node may take over. */
    leasedUntil: moment('leased_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Counters of guesses and messages, updated atomically (promises 2, 6). */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

/** Messages to people, queued in the transaction of their event; a job sends and marks them. */
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
