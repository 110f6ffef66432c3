import fs from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const SOURCES = path.resolve(import.meta.dirname, '../../src');

/** The SQL that makes every table of the table files from nothing, as drizzle-kit writes it today. */
export async function freshSchema(): Promise<string[]> {
  const files = fs.globSync('**/*.tables.ts', { cwd: SOURCES }).sort();
  const modules = await Promise.all(files.map((file) => import(path.join(SOURCES, file))));
  const tables = Object.assign({}, ...modules.map((module) => ({ ...module }))) as Record<string, unknown>;
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
}
