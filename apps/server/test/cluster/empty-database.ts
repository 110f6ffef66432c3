import { randomUUID } from 'node:crypto';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** An empty database for the tests of one file, to be migrated step by step; it is dropped after them. */
export function openEmptyDatabase(name: string): {
  readonly database: string;
  readonly url: string;
  readonly pool: pg.Pool;
} {
  const cluster = inject('clusterUrl');
  const database = `${name}_${randomUUID().slice(0, 8)}`;
  const url = addressOf(cluster, database);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  beforeAll(() => runSql(cluster, `create database ${database}`));
  afterAll(async () => {
    await pool.end();
    await runSql(cluster, `drop database ${database}`);
  });
  return { database, url, pool };
}
