import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { addressOf, runSql, TEMPLATE } from './cluster.ts';

/**
 * A migrated database of this test file's own, copied from the run's template. Call `drop` when the file is
 * done; connections still open are closed by it.
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return {
    url: addressOf(clusterUrl, name),
    drop: () => runSql(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
