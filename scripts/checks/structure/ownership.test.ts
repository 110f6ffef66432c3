import { expect, test } from 'vitest';
import { foreignTables, ownersOf } from './ownership.ts';

const DOMAINS = 'apps/server/src/domains';
const owners = ownersOf([
  { path: `${DOMAINS}/identity/identity.tables.ts`, text: "export const users = pgTable(\n  'users', {});" },
  { path: `${DOMAINS}/deals/deals.tables.ts`, text: "export const deals = pgTable('deals', {});" },
  { path: 'apps/server/src/platform/platform.tables.ts', text: "export const o = pgTable('outbox', {});" },
]);
const judge = (path: string, text: string) => foreignTables({ path, text }, owners);

test.each([
  ['its own table', `${DOMAINS}/deals/deals.repo.ts`, 'sql`select from deals d where true`'],
  ['one of the platform', `${DOMAINS}/deals/deals.repo.ts`, 'sql`insert into outbox values (1)`'],
  ['a word of a text', `${DOMAINS}/deals/words.ts`, "const text = 'from users'"],
  ['types of a table', `${DOMAINS}/deals/public.ts`, "export type { A } from './deals.tables.ts';"],
])('a domain may name %s', (_, path, text) => expect(judge(path, text)).toEqual([]));

test.each([
  ['in a statement', `${DOMAINS}/deals/deals.repo.ts`, 'sql`select 1 from deals join users u on true`'],
  ['after a value', `${DOMAINS}/deals/deals.repo.ts`, `sql\`select 1 from \${b}, (select from users)\``],
  ['to change it', `${DOMAINS}/deals/deals.repo.ts`, 'sql`update users set name = null`'],
  ['among what it holds', `${DOMAINS}/deals/held.ts`, "const only = 'exists (select from users)'"],
  ['in the platform', 'apps/server/src/platform/jobs/a.ts', 'sql`delete from deals`'],
])("another's table is found %s", (_, path, text) => expect(judge(path, text)).toHaveLength(1));

test('a table that is handed over is found', () => {
  expect(judge(`${DOMAINS}/deals/public.ts`, "export { deals } from './deals.tables.ts';")).toHaveLength(1);
});
