import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import { migrate } from '../../../apps/server/src/migrate.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { freshSchema } from '../../../apps/server/test/cluster/fresh-schema.ts';
import type { Finding } from '../sources.ts';
import { readCatalog } from './read-catalog.ts';

const log = { info: () => undefined, warn: () => undefined };

/**
 * A database made by the migrations has the tables, columns, indexes and constraints that the table files
 * declare. What only migrations make (triggers, roles, sequences, exclusions) is not compared.
 */
export async function schema(): Promise<Finding> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-schema-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
  try {
    const [migrated, fresh] = [addressOf(cluster.url, 'migrated'), addressOf(cluster.url, 'fresh')];
    for (const name of ['migrated', 'fresh']) await runSql(cluster.url, `CREATE DATABASE ${name}`);
    await migrate(migrated);
    // Table files use operators of this extension but cannot create it.
    await runSql(fresh, 'create extension pg_trgm');
    for (const statement of await freshSchema()) await runSql(fresh, statement);
    const [is, should] = [await readCatalog(migrated), await readCatalog(fresh)];
    return {
      looked: should.size,
      at: 'columns, indexes and constraints',
      problems: [
        ...[...should].filter((line) => !is.has(line)).map((line) => `the migrations lack: ${line}`),
        ...[...is].filter((line) => !should.has(line)).map((line) => `the table files lack: ${line}`),
      ],
    };
  } finally {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
