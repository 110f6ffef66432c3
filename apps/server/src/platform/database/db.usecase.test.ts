import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from '@novosel/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/cluster/database.ts';
import { type Database, isOutage, openDatabase } from './db.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, 2);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

describe('[promises 38, 54] a connection that dies', () => {
  it('between two queries of a transaction ends neither the program nor what comes after it', async () => {
    const refused = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await runSql(inject('clusterUrl'), `select pg_terminate_backend(${rows[0]?.pid})`);
      // The database closes an idle connection; without a listener that would end this process.
      await sleep(200);
      await tx.execute('select 1');
    });
    const error = await refused.catch((reason: unknown) => reason);
    expect(isOutage(error)).toBe(true);
    const { rows } = await database.db.execute('select 1 as again');
    expect(rows).toEqual([{ again: 1 }]);
  });
});
