import { foreignId, foreignUuid, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
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
} from '../../platform/database/drizzle-tables.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** Requests of buyers to the desk; their messages and files are in `request_steps`. */
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
    /** Whose turn it is in that state: `requestTurns` of the contract. */
    turn: text('turn').notNull(),
    since: moment('since').notNull(),
    /** The promised moment of the next step; null when it is the buyer's turn. */
    promisedBy: moment('promised_by'),
    /** When both sides were notified of a missed promise. */
    lateToldAt: moment('late_told_at'),
    /** The desk's options, and the chosen one. */
    options: text('options').array().notNull(),
    choice: integer('choice'),
    hasNew: boolean('has_new').notNull(),
    /**
     * When it was sent to the desk; null while it waits for its signature: until then only the buyer sees it,
     * also after he withdraws it.
     */
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('requests_user').on(t.userId, t.createdAt),
    index('requests_queue').on(t.turn, t.promisedBy),
    index('requests_since').on(t.turn, t.since),
    index('requests_late').on(t.promisedBy).where(sql`promised_by is not null and late_told_at is null`),
    // One open request of a kind for an estate: a second click or device makes no second one.
    uniqueIndex('requests_open')
      .on(t.userId, t.kind, sql`coalesce(${t.estateId}, 0)`)
      .where(sql`turn <> 'nobody'`),
  ],
);

/** Steps of a request with their messages. Append-only. */
export const requestSteps = pgTable(
  'request_steps',
  {
    id: uuid('id').primaryKey(),
    requestId: foreignUuid('request_id', () => requests.id),
    authorId: foreignId('author_id', () => users.id),
    fromStaff: boolean('from_staff').notNull(),
    act: text('act').notNull(),
    /** The state of the request after it. */
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
