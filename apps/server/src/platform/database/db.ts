import pg from 'pg';
import { drizzle, type NodePgDatabase } from './drizzle-driver.ts';
import { ReaderPool } from './reader-pool.ts';
import { readerSetting, systemReader } from './row-reader.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database or a transaction; within a transaction only the transaction may be used. */
export type Executor = Db | Tx;

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * The role of the running program; migrations created it without UPDATE and DELETE on ledger, audit and
 * evidence.
 */
export const appRole = 'novosel_app';

/** The address with additional session options. */
export function withOptions(url: string, options: string): string {
  const address = new URL(url);
  const named = address.searchParams.get('options');
  address.searchParams.set('options', named ? `${named} ${options}` : options);
  return address.href;
}

/**
 * Connects as the program. Sums are `bigint` in SQL and safe integers here (at most 99 999 999 999 999
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
    // Detects silently dropped connections, also of the one that only listens.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  /**
   * A dropped idle connection is replaced at its next use; without this listener the error would end the
   * process.
   */
  pool.on('error', () => undefined);
  /** The same for a connection in a transaction that drops between two queries: the next query fails. */
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** PostgreSQL's SQLSTATE of a failed query, whether in the driver's or in Drizzle's error. */
export function sqlState(error: unknown): string | undefined {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if ('code' in seen && typeof seen.code === 'string' && /^[0-9A-Z]{5}$/.test(seen.code)) return seen.code;
  }
  return undefined;
}

/** Whether the database was unreachable or shutting down: the answer is then «later», never «no». */
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
