import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const library: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');

/** The parts of tables; see `drizzle.ts` for why they are not imported. */
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  PgDialect,
  PgTable,
  PgTransaction,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unionAll,
  uniqueIndex,
  uuid,
} = library;

export type PgTable = import('drizzle-orm/pg-core').PgTable;
export type { AnyPgColumn, PgColumn, PgInsertValue } from 'drizzle-orm/pg-core';
