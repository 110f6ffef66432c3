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
import { foreignId, foreignUuid, moment } from '../../platform/columns.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** What a buyer has asked the desk for; what was said and given in it stands in `request_steps`. */
export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 5001 }),
    userId: foreignId('user_id', () => users.id),
    /** One of the kinds of a family (`request-family.ts`). */
    kind: text('kind').notNull(),
    estateId: integer('estate_id').references(() => estates.id),
    details: jsonb('details').$type<object>().notNull(),
    /** A state of the family's flow. */
    state: text('state').notNull(),
    /** Whose turn it is there: `requestTurns` of the contract. */
    turn: text('turn').notNull(),
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
    index('requests_user').on(t.userId, t.createdAt),
    index('requests_queue').on(t.turn, t.promisedBy),
    index('requests_since').on(t.turn, t.since),
    index('requests_late').on(t.promisedBy).where(sql`promised_by is not null and late_told_at is null`),
    // One of a kind is under way for an estate: a second press or a second device makes no second request.
    uniqueIndex('requests_open')
      .on(t.userId, t.kind, sql`coalesce(${t.estateId}, 0)`)
      .where(sql`turn <> 'nobody'`),
  ],
);

/** Steps of a request with their words, only added to. */
export const requestSteps = pgTable(
  'request_steps',
  {
    id: uuid('id').primaryKey(),
    requestId: foreignUuid('request_id', () => requests.id),
    authorId: foreignId('author_id', () => users.id),
    fromStaff: boolean('from_staff').notNull(),
    act: text('act').notNull(),
    /** Where the request was after it. */
    state: text('state').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('request_steps_of').on(t.requestId, t.at)],
);

/** The files that came with a step. */
export const requestFiles = pgTable(
  'request_files',
  {
    stepId: foreignUuid('step_id', () => requestSteps.id),
    documentId: foreignUuid('document_id', () => documents.id),
    place: integer('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stepId, t.documentId] }),
    uniqueIndex('request_files_document').on(t.documentId),
  ],
);
