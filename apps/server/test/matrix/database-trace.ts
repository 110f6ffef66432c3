import { sql } from '../../src/platform/database/drizzle.ts';
import type { TestServer } from '../test-server.ts';

/** What a call may leave wherever it ends: when a session was last seen, and how often somebody has tried. */
const counted = ['sessions', 'bearers', 'rate_counters'];

/** By table: how many rows there are, and the newest transaction that has written one of them. */
export type Trace = Readonly<Record<string, string>>;

/** Tells what has changed in a database between two moments, row by row without reading them. */
export async function openTrace({ context: { db } }: TestServer): Promise<() => Promise<Trace>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !counted.includes(name));
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, count(*) || ' rows, written by ' || coalesce(max(xmin::text::bigint), 0) as state from ${name}`,
  );
  const query = sql.raw([...parts, `select 'jobs', count(*)::text from jobs.job`].join(' union all '));
  return async () => {
    const { rows: states } = await db.execute<{ name: string; state: string }>(query);
    return Object.fromEntries(states.map(({ name, state }) => [name, state]));
  };
}
