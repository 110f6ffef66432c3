import pg from 'pg';
import { presentReader } from '../../src/platform/database/row-reader.ts';

export interface AskedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  /** In whose name; undefined: the program's. */
  readonly reader: string | undefined;
}

/** Everything that the database is asked while `act` runs, by any connection of this process. */
export async function askedBy(act: () => Promise<unknown>): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [what, values] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof what === 'string' ? what : what.text;
    const given = Array.isArray(values) ? values : typeof what === 'string' ? [] : (what.values ?? []);
    if (text) asked.push({ text, values: given, reader: presentReader() });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return asked;
}
