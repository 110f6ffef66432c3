import { type SQL, sql } from './database/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from './database/drizzle-tables.ts';

/** A required reference to a table with integer keys. */
export const foreignId = (name: string, key: () => AnyPgColumn) => integer(name).notNull().references(key);

/** A required reference to a table with UUID keys. */
export const foreignUuid = (name: string, key: () => AnyPgColumn) => uuid(name).notNull().references(key);

/** A sum of money in kopecks. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** A moment with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** SQL check that a column contains one of these words. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** Columns of an append-only event table: when, by whom and for whom, what and why. */
export const eventColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** Kind of the actor. */
  actor: text('actor').notNull(),
  actorId: integer('actor_id'),
  onBehalfOf: integer('on_behalf_of'),
  event: text('event').notNull(),
  reason: text('reason'),
};

/** Columns of a table of raw notifications from an outside service; append-only. */
export const noticeColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receivedAt: moment('received_at').notNull(),
  event: text('event'),
  body: jsonb('body').notNull(),
  address: text('address'),
};
