import { randomBytes } from 'node:crypto';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import { inject } from 'vitest';
import { type FURNISHED, TEMPLATE, type THINGS } from './cluster.ts';

/**
 * A database of this test file's own, copied from one of the run's templates; `url` is the program's way in.
 * Call `drop` when the file is done; connections still open are closed by it.
 */
export async function createTestDatabase(
  template: typeof TEMPLATE | typeof FURNISHED | typeof THINGS = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: addressOf(inject('clusterAppUrl'), name),
    async drop() {
      await runSql(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
