import { flatItem } from '@novosel/contract/catalogue/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Browser } from '../../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { setFlatItem } from '../catalogue.repo.ts';

const categories = ['cart', 'purchases', 'contracts', 'concessions', 'deposits'] as const;

let server: TestServer;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  const { db } = server.context;
  const { rows: people } = await db.execute<{ id: number }>(
    sql`select id from users where phone = '79000000001'`,
  );
  const { rows: estates } = await db.execute<{ id: number }>(
    sql`select id from estates order by id limit ${categories.length}`,
  );
  for (const [place, category] of categories.entries())
    await setFlatItem(db, people[0]?.id ?? 0, estates[place]?.id ?? 0, category, server.clock.now());
});
afterAll(() => server.close());

it('[S7-28] [S3-39] [S3-40] flats are an array of items with an id, a number and one of five categories', async () => {
  const answer = await buyer.get('/api/flats');
  const flats = z.parse(z.array(flatItem), answer.body);
  expect(flats.map(({ category }) => category).sort()).toEqual([...categories].sort());
  for (const { id, number, estate } of flats) expect([estate.id, estate.number]).toEqual([id, number]);
  expect(flatItem.shape.category.options).toEqual(categories);
});

it('[S7-29] [S3-42] the counters count each kind of the buyer’s flats', async () => {
  expect((await buyer.get('/api/flats/counters')).body).toEqual({
    cart: 1,
    viewed: 0,
    in_comparison: 0,
    purchases: 1,
    concessions: 1,
    contracts: 1,
    deposits: 1,
  });
});

it('of another buyer are none of them', async () => {
  const other = await server.buyer('02');
  expect((await other.get('/api/flats')).body).toEqual([]);
  expect(Object.values((await other.get('/api/flats/counters')).body)).toEqual(Array(7).fill(0));
});
