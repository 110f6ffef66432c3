import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column that always names a row of a table whose keys are integers. */
export const foreignId = (name: string, key: () => AnyPgColumn) => integer(name).notNull().references(key);

/** A column that always names a row of a table whose keys are UUIDs. */
export const foreignUuid = (name: string, key: () => AnyPgColumn) => uuid(name).notNull().references(key);

/** A column that holds a sum of money. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** A column that holds a moment. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a check of a column demands: one of these words of the code. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** Columns of a table of events that is only added to: when, by whom and for whom, what and why. */
export const eventColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** Kind of the one who did it. */
  actor: text('actor').notNull(),
  actorId: integer('actor_id'),
  onBehalfOf: integer('on_behalf_of'),
  event: text('event').notNull(),
  reason: text('reason'),
};
