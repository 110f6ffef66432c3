import { type AnyPgColumn, bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column that always names a row of a table whose keys are integers. */
export const foreignId = (name: string, key: () => AnyPgColumn) => integer(name).notNull().references(key);

/** A column that always names a row of a table whose keys are UUIDs. */
export const foreignUuid = (name: string, key: () => AnyPgColumn) => uuid(name).notNull().references(key);

/** A column that holds a sum of money. */
export const kopecks = (name: string) => bigint(name, { mode: 'number' });

/** A column that holds a moment. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
