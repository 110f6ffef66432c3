import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The driver for PostgreSQL; see `drizzle.ts` for why it is not imported. */
export const { drizzle }: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');

export const {
  migrate,
}: typeof import('drizzle-orm/node-postgres/migrator') = require('drizzle-orm/node-postgres/migrator');

export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
