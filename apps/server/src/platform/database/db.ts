import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ReaderPool } from './reader-pool.ts';
import { readerSetting, systemReader } from './row-reader.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database itself or a transaction of it; inside a transaction only the transaction may be used. */
export type Executor = Db | Tx;

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * The role of the running program; migrations made it without UPDATE and DELETE on ledger, audit and
 * evidence.
 */
export const appRole = 'novosel_app';

/** The address with more settings of its session, kept beside those that it names already. */
export function withOptions(url: string, options: string): string {
  const address = new URL(url);
  const named = address.searchParams.get('options');
  address.searchParams.set('options', named ? `${named} ${options}` : options);
  return address.href;
}

/**
 * Connects as the program. Sums are `bigint` in SQL and stay safe integers here (at most 99 999 999 999 999
 * kopecks).
 */
export function openDatabase(url: string, connections: number): Database {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new ReaderPool({
    connectionString: withOptions(
      url,
      `-c timezone=UTC -c synchronous_commit=on -c statement_timeout=15000 -c ${readerSetting}=${systemReader}`,
    ),
    max: connections,
    connectionTimeoutMillis: 5000,
    // A line that died in silence is noticed, also by the connection that only listens.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  /** A dropped idle connection is replaced at its next use; without a listener it would end the process. */
  pool.on('error', () => undefined);
  /** The same of one that is lent to a transaction and dies between two queries: the next of them tells. */
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** PostgreSQL's SQLSTATE of a failed query, wherever the driver or Drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if ('code' in seen && typeof seen.code === 'string' && /^[0-9A-Z]{5}$/.test(seen.code)) return seen.code;
  }
  return undefined;
}

/** Whether the database could not be reached or was going down: the answer is «later», never «no». */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return state.startsWith('08') || state.startsWith('57P') || state.startsWith('53');
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if (
      'code' in seen &&
      ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(String(seen.code))
    )
      return true;
    if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(seen.message))
      return true;
  }
  return false;
}
