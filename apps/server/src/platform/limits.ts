import type pg from 'pg';
import type { Executor } from './database/db.ts';
import { type SQL, sql } from './database/drizzle.ts';
import { PgDialect } from './database/drizzle-tables.ts';

export interface Limit {
  readonly key: string;
  readonly max: number;
  /** Length of the window in seconds; Infinity counts until the counter is reset. */
  readonly seconds: number;
  /**
   * The window restarts only after a whole window without a counted attempt, so that no period of that length
   * has more than `max`.
   */
  readonly quiet?: true;
}

/** A reached limit, and the moment when its window restarts. */
export interface Reached {
  readonly limit: Limit;
  readonly until: Date;
}

const forever = new Date('9999-12-31T00:00:00Z');

/**
 * Counts one attempt for each limit in one statement, so that parallel attempts are counted exactly (promise
 * 2). They are counted in the given order, and a reached one stops those after it. The order of kinds must be
 * the same everywhere.
 * @returns the reached limit, or undefined when the attempt is allowed
 */
export async function countTry(
  tx: Executor,
  limits: readonly Limit[],
  now: Date,
): Promise<Reached | undefined> {
  const { rows } = await tx.execute<Answer>(statement(limits, now, sql`true`));
  return reachedOf(rows, limits);
}

/**
 * `countTry` as a separate transaction with a prepared statement, for callers who wait for it. It does not
 * wait for the disk: a counter lost in a crash only gives a stranger another guess.
 */
export async function countTryAlone(
  pool: pg.Pool,
  limits: readonly Limit[],
  now: Date,
): Promise<Reached | undefined> {
  if (limits.length === 0) return undefined;
  const { sql: text, params } = dialect.sqlToQuery(statement(limits, now, withoutDisk));
  const name = `limits_${limits.map(({ quiet }) => (quiet ? 'q' : 'w')).join('')}`;
  const { rows } = await pool.query<Answer>({ name, text, values: params });
  return reachedOf(rows, limits);
}

type Answer = { place: number; until: number };

const dialect = new PgDialect();
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

function reachedOf([reached]: readonly Answer[], limits: readonly Limit[]): Reached | undefined {
  const limit = limits[reached?.place ?? 0];
  return reached && limit ? { limit, until: new Date(reached.until) } : undefined;
}

/** Undoes a counted attempt that was correct, and resets the endless counters. */
export async function uncountTry(tx: Executor, limits: readonly Limit[]): Promise<void> {
  await tx.execute(uncount(limits, sql`true`));
}

/** `uncountTry` as a separate transaction with a prepared statement, which does not wait for the disk. */
export async function uncountTryAlone(pool: pg.Pool, limits: readonly Limit[]): Promise<void> {
  const { sql: text, params } = dialect.sqlToQuery(uncount(limits, withoutDisk));
  await pool.query({ name: 'limits_uncount', text, values: params });
}

/** Undoes an attempt that was counted but not made: it had no result. */
export async function giveTryBack(pool: pg.Pool, limits: readonly Limit[]): Promise<void> {
  await pool.query('update rate_counters set count = greatest(count - 1, 0) where key = any($1)', [
    limits.map(({ key }) => key),
  ]);
}

function uncount(limits: readonly Limit[], first: SQL): SQL {
  const [ending, endless] = [limits.filter(ends), limits.filter((limit) => !ends(limit))].map((kind) =>
    sql.param(kind.map(({ key }) => key)),
  );
  return sql`
    with forgotten as (delete from rate_counters where key = any(${endless}::text[]))
    update rate_counters set count = greatest(count - 1, 0) where key = any(${ending}::text[]) and ${first}`;
}

const ends = ({ seconds }: Limit): boolean => seconds !== Number.POSITIVE_INFINITY;

/** Deletes counters whose window has ended. */
export async function cleanCounters(db: Executor, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_counters where window_ends_at <= ${now.toISOString()}`);
}

/**
 * Each step inserts only when the step before it allowed the attempt; its row stays locked until the
 * transaction ends.
 */
function statement(limits: readonly Limit[], now: Date, first: SQL): SQL {
  const steps = limits.map((limit, place) => {
    const before =
      place === 0
        ? first
        : sql`exists (select from ${step(place - 1)} where count <= ${limits[place - 1]?.max ?? 0})`;
    return sql`${step(place)} as (${take(limit, now, before)})`;
  });
  const answers = limits.map(
    (limit, place) =>
      sql`select ${sql.raw(String(place))} as place, (extract(epoch from window_ends_at) * 1000)::float8 as until from ${step(place)} where count > ${limit.max}`,
  );
  return sql`with ${sql.join(steps, sql`, `)} ${sql.join(answers, sql` union all `)}`;
}

function take(limit: Limit, now: Date, before: SQL): SQL {
  const moment = now.toISOString();
  const end = ends(limit) ? new Date(now.getTime() + limit.seconds * 1000) : forever;
  const moves = limit.quiet ? sql`known.count < ${limit.max}` : sql`false`;
  return sql`
    insert into rate_counters as known (key, count, window_ends_at)
    select ${limit.key}, 1, ${end.toISOString()}::timestamptz where ${before}
    on conflict (key) do update set
      count = case when known.window_ends_at <= ${moment} then 1 else least(known.count, ${limit.max}) + 1 end,
      window_ends_at = case when known.window_ends_at <= ${moment} or ${moves} then excluded.window_ends_at else known.window_ends_at end
    returning count, window_ends_at`;
}

function step(place: number): SQL {
  return sql.raw(`step_${place}`);
}

/**
 * The unit that counts as one address: an IPv4 address, or an IPv6 network of 64 bits, which is one
 * household.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}
