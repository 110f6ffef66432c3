import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { drizzle, migrate } from '../../src/platform/database/drizzle-driver.ts';

const migrations = join(import.meta.dirname, '../../src/platform/migrations');

/** Brings a database to the state in which the program before that migration left it. */
export async function migrateUntil(pool: pg.Pool, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'novosel-migrations-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const entries = journal.entries.slice(
      0,
      journal.entries.findIndex((entry) => entry.tag === tag),
    );
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(pool), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
