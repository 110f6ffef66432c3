import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { domains } from '../../domains.ts';
import { is } from '../../platform/database/drizzle.ts';
import { getTableConfig, PgTable } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

const holdings = domains.flatMap(({ held }) => held?.holdings ?? []);
const notHeld = Object.assign({}, ...domains.map(({ held }) => held?.notHeld)) as Record<string, string>;

const sources = path.resolve(import.meta.dirname, '../..');

async function tables() {
  const files = fs.globSync('**/*.tables.ts', { cwd: sources });
  const modules = await Promise.all(files.map((file) => import(path.join(sources, file))));
  return modules
    .flatMap((module) => Object.values(module as object))
    .filter((one): one is PgTable => is(one, PgTable))
    .map((table) => getTableConfig(table));
}

/** Names of columns with a person's ID, with or without a foreign key. */
const personal =
  /^(user|owner|account|actor|staff|author|operator|inviter|partner|buyer|person|member|principal|client_user|delegate)_id$|^on_behalf_of$/;

/** Every column by which a row belongs to a person: «table.column». */
async function personColumns(): Promise<string[]> {
  const all = await tables();
  return all.flatMap(({ name, columns, foreignKeys }) => {
    const keys = foreignKeys.flatMap((key) => {
      const { foreignTable, columns: own } = key.reference();
      return foreignTable === users ? own.map((column) => column.name) : [];
    });
    const named = columns.map((column) => column.name).filter((column) => personal.test(column));
    return [...new Set([...keys, ...named])].map((column) => `${name}.${column}`);
  });
}

describe('what is kept about a person', () => {
  it('is held by a domain, or left out for a reason: every column that names one, of every table', async () => {
    const held = new Set(holdings.flatMap(({ table, by = [] }) => by.map((column) => `${table}.${column}`)));
    const columns = await personColumns();
    expect(columns.length).toBeGreaterThan(30);
    const forgotten = columns.filter(
      (column) => !held.has(column) && !notHeld[column] && !notHeld[`${column.split('.')[0]}.*`],
    );
    expect(forgotten).toEqual([]);
  });

  it('is named as the tables are: no holding, hidden column or reason of what is not there', async () => {
    const all = new Map((await tables()).map(({ name, columns }) => [name, columns.map((one) => one.name)]));
    const named = holdings.flatMap(({ table, by = [], of, hides = [] }) =>
      [...by, ...hides, ...(of ? [of.key] : [])].map((column) => `${table}.${column}`),
    );
    const absent = [...named, ...Object.keys(notHeld)].filter((name) => {
      const [table = '', column = ''] = name.split('.');
      return column === '*' ? !all.has(table) : !all.get(table)?.includes(column);
    });
    expect(absent).toEqual([]);
  });

  it('gives no secret back: nothing that is a hash of a token, a password or a key of a file', async () => {
    const secret = /password|token|cookie|secret|storage_key|sealed_key|idempotence/;
    const open = (await tables()).flatMap(({ name, columns }) => {
      const holding = holdings.find(({ table }) => table === name);
      return holding
        ? columns
            .map((column) => column.name)
            .filter((column) => secret.test(column) && !holding.hides?.includes(column))
            .map((column) => `${name}.${column}`)
        : [];
    });
    expect(open).toEqual([]);
  });
});
