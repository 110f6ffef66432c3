import type { OrderDetails } from '@novosel/contract/services/schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/moment.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A service that a buyer has ordered; what was said and given in it stands in `service_steps`. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 5001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `services` of the contract. */
    service: text('service').notNull(),
    estateId: integer('estate_id').references(() => estates.id),
    details: jsonb('details').$type<OrderDetails>().notNull(),
    /** `requestStates` of the contract. */
    state: text('state').notNull(),
    since: moment('since').notNull(),
    /** Until when the next step is promised; null when the turn is the buyer's. */
    promisedBy: moment('promised_by'),
    /** The promise was missed, and both sides were told. */
    lateToldAt: moment('late_told_at'),
    /** What the desk offers to choose from, and which of it was chosen. */
    options: text('options').array().notNull(),
    choice: integer('choice'),
    hasNew: boolean('has_new').notNull(),
    /**
     * When it went out to the desk; null while it waits for its signature: until then it is the buyer's
     * alone, also when he withdraws it.
     */
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('service_requests_user').on(t.userId, t.createdAt),
    index('service_requests_queue').on(t.state, t.promisedBy),
    index('service_requests_since').on(t.state, t.since),
    index('service_requests_late')
      .on(t.promisedBy)
      .where(sql`promised_by is not null and late_told_at is null`),
    // One of a kind is under way for an estate: a second press or a second device makes no second request.
    uniqueIndex('service_requests_open')
      .on(t.userId, t.service, sql`coalesce(${t.estateId}, 0)`)
      .where(sql`state not in ('688', 'withdrawn', 'declined')`),
  ],
);

/** Steps of a request with their words, only added to. */
export const serviceSteps = pgTable(
  'service_steps',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => serviceRequests.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    fromStaff: boolean('from_staff').notNull(),
    act: text('act').notNull(),
    /** Where the request was after it. */
    state: text('state').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('service_steps_of').on(t.requestId, t.at)],
);

/** The files that came with a step. */
export const serviceFiles = pgTable(
  'service_files',
  {
    stepId: uuid('step_id')
      .notNull()
      .references(() => serviceSteps.id),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    place: integer('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stepId, t.documentId] }),
    uniqueIndex('service_files_document').on(t.documentId),
  ],
);
