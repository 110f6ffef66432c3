import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { dataDir } from './addresses.ts';

let pool: pg.Pool | undefined;

/**
 * Connects to the embedded database as its owner: journeys make people and move terms with it, never facts of
 * a booking.
 */
const database = (): pg.Pool => {
  if (pool) return pool;
  const memory = fs.readFileSync(path.join(dataDir(), 'db', 'cluster.json'), 'utf8');
  const { port, password } = JSON.parse(memory) as { port: number; password: string };
  pool = new pg.Pool({ host: '127.0.0.1', port, user: 'novosel', database: 'novosel', password, max: 2 });
  return pool;
};

export async function sql<Row extends pg.QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database().query<Row>(statement, [...values]);
  return rows;
}

export async function closeDatabase(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.end();
}
