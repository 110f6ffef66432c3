import { leastPriceKopecks } from '@novosel/contract/booking/price.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { discounts } from '../loyalty.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const dayMs = 86_400_000;
const after = (days: number) => new Date(server.clock.now().getTime() + days * dayMs);
const one = async <Row>(query: ReturnType<typeof sql>): Promise<Row> =>
  (await server.context.db.execute(query)).rows[0] as Row;

async function give(userId: number | null, more: Partial<typeof discounts.$inferInsert> = {}): Promise<void> {
  await server.context.db.insert(discounts).values({
    userId,
    complexId: null,
    code: 'test',
    titleRu: 'Проверочная скидка',
    titleEn: 'Test discount',
    basisPoints: 0,
    kopecks: 10_000_000,
    validFrom: after(-1),
    validUntil: after(10),
    ...more,
  });
}

const listOf = async (browser: Browser): Promise<DiscountView[]> => {
  const { items } = (await browser.get('/api/discounts')).body.data as unknown as { items: DiscountView[] };
  return items.filter(({ code }) => code.startsWith('test-'));
};

it('[S2.1-04] a buyer sees his own and everybody’s, never another’s; those in force first, then to come, then over', async () => {
  const { id: mine } = await one<{ id: number }>(sql`select id from users where phone = '79000000003'`);
  const { id: other } = await one<{ id: number }>(sql`select id from users where phone = '79000000004'`);
  await give(mine, { titleRu: 'Была', validFrom: after(-20), validUntil: after(-10) });
  await give(mine, { titleRu: 'Будет', validFrom: after(5) });
  await give(mine, { titleRu: 'Есть', validUntil: null });
  await give(null, { titleRu: 'Для всех', validUntil: after(3) });
  await give(other, { titleRu: 'Чужая' });
  const items = await listOf(await server.buyer('03'));
  expect(items.map(({ title, state }) => `${title} ${state}`)).toEqual([
    'Для всех active',
    'Есть active',
    'Будет future',
    'Была over',
  ]);
  expect((await server.browser().get('/api/discounts')).status).toBe(401);
});

it('[S3-62] what is in force here and now is in the price, line by line; elsewhere and later it is not', async () => {
  const { id: mine } = await one<{ id: number }>(sql`select id from users where phone = '79000000006'`);
  const here = await one<{ id: number; complex: number; price: string }>(
    sql`select id, complex_id as complex, price_full::text as price from estates where status = 3 and kind = 1 order by id limit 1`,
  );
  const there = await one<{ id: number }>(
    sql`select id from estates where status = 3 and complex_id <> ${here.complex} limit 1`,
  );
  await give(mine, { titleRu: 'Два процента', basisPoints: 200, kopecks: 0, complexId: here.complex });
  await give(mine, { titleRu: 'Завтра', kopecks: 50_000_000, validFrom: after(1) });
  const buyer = await server.buyer('06');
  const priceOf = async (estate: number) =>
    ((await buyer.get(`/api/booking/${estate}`)).body.data as unknown as BookingPage).price;
  const titles = async (estate: number) => (await priceOf(estate)).lines.map(({ title }) => title);
  expect(await titles(here.id)).toContain('Два процента');
  expect(await titles(here.id)).not.toContain('Завтра');
  expect(await titles(there.id)).not.toContain('Два процента');
  const { listKopecks, lines, totalKopecks } = await priceOf(here.id);
  expect(listKopecks).toBe(Number(here.price));
  expect(lines.reduce((left, { kopecks }) => left + kopecks, listKopecks)).toBe(totalKopecks);
});

it('what is in force is in the price and in the list, however many newer ones are over or to come', async () => {
  const { id: mine } = await one<{ id: number }>(sql`select id from users where phone = '79000000007'`);
  const estate = await one<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id limit 1`,
  );
  await give(mine, { titleRu: 'Давняя', validFrom: after(-30) });
  for (let more = 0; more < 60; more += 1) {
    await give(mine, { titleRu: 'Была', validFrom: after(-20), validUntil: after(-1) });
    await give(mine, { titleRu: 'Будет', validFrom: after(5) });
  }
  const buyer = await server.buyer('07');
  const { price } = (await buyer.get(`/api/booking/${estate.id}`)).body.data as unknown as BookingPage;
  expect(price.lines.map(({ title }) => title)).toContain('Давняя');
  expect((await listOf(buyer)).map(({ title }) => title)).toContain('Давняя');
});

it('discounts that pass the price of a storage room leave the booking fee of it', async () => {
  const { id: mine } = await one<{ id: number }>(sql`select id from users where phone = '79000000008'`);
  const room = await one<{ id: number; price: string }>(
    sql`select id, price_full::text as price from estates where status = 3 and kind = 17 order by price_full limit 1`,
  );
  await give(mine, { kopecks: Number(room.price) });
  const buyer = await server.buyer('08');
  const { price } = (await buyer.get(`/api/booking/${room.id}`)).body.data as unknown as BookingPage;
  expect(price.totalKopecks).toBe(leastPriceKopecks);
  expect(price.perSquareMetreKopecks).toBeGreaterThan(0);
});
