import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { until } from '../../../../test/outside.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { findStock, type StockRow } from '../../catalogue/imports/imports.repo.ts';
import { setStock } from '../../catalogue/imports/set-stock.ts';
import { sellEstate } from '../../catalogue/public.ts';
import { bookingCanceled } from '../booking.events.ts';
import { tellKeepers, workTellingKeepers } from './tell-of-estates.ts';

let server: TestServer;
let anna: Browser;
let boris: Browser;
let flat: number;
beforeAll(async () => {
  server = await startTestServer();
  await workTellingKeepers(server.context);
  anna = await server.buyer('01');
  boris = await server.buyer('02');
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id limit 1`,
  );
  flat = rows[0]?.id ?? 0;
  for (const who of [anna, boris]) await who.post('/api/flats/favourite', { estate: flat, favourite: true });
});
afterAll(() => server.close());

const notices = async (who: Browser) =>
  ((await who.get('/api/notification/list')).body.data as unknown as Notification[]).filter(
    ({ link }) => link === `/estates/${flat}`,
  );
type Fact = Parameters<typeof tellKeepers>[1]['facts'][number];
const tell = (fact: Fact, except: number | null = null, at = '2026-11-20T10:00:00.000Z') =>
  tellKeepers(server.context, { facts: [fact], at, except, after: 0 });

describe('news of a favourite', () => {
  it('of its price go to everybody who keeps it, once', async () => {
    const prices = [{ form: 'full', before: 1_000_000_000, after: 900_000_000 }] as const;
    const fact = { kind: 'price', estateId: flat, prices } as const;
    await tell(fact);
    await tell(fact);
    for (const who of [anna, boris]) {
      const found = await notices(who);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        title: 'Цена в избранном снизилась',
        text: expect.stringMatching(/10\s000\s000.*9\s000\s000/u),
        tags: ['Для вас'],
      });
    }
  });

  it('that it is booked do not go to the one who has booked it', async () => {
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from users where phone = '79000000002'`,
    );
    await tell({ kind: 'booked', estateId: flat }, rows[0]?.id ?? null);
    expect((await notices(anna)).map(({ title }) => title)).toContain('Забронировали квартиру из избранного');
    expect(await notices(boris)).toHaveLength(1);
    await tell({ kind: 'free', estateId: flat });
    expect((await notices(boris)).map(({ title }) => title)).toContain(
      'Бронь закончилась: квартира из избранного',
    );
  });

  it('no longer go to one who has taken it out', async () => {
    await anna.post('/api/flats/favourite', { estate: flat, favourite: false });
    const before = (await notices(anna)).length;
    const prices = [{ form: 'full', before: 1, after: 2 }] as const;
    await tell({ kind: 'price', estateId: flat, prices }, null, '2026-11-20T11:00:00.000Z');
    expect(await notices(anna)).toHaveLength(before);
    expect((await notices(boris)).map(({ title }) => title)).toContain('Цена в избранном выросла');
  });
});

describe('news of the stock', () => {
  const sum = (kopecks: number) => (kopecks / 100).toLocaleString('ru-RU').replaceAll(/\s/gu, '\\s');
  /** Changes the flat and waits until the person with it among his favourites has one notice more. */
  const change = async (set: Partial<StockRow>, hour: number) => {
    const { context } = server;
    const [before] = await findStock(context.db, [flat]);
    if (!before) throw new Error('the flat is not in stock');
    const known = (await notices(boris)).map(({ id }) => id);
    const at = new Date(Date.UTC(2026, 10, 20, hour));
    await context.db.transaction((tx) =>
      setStock(context, tx, [{ before, after: { ...before, ...set } }], at),
    );
    await until(async () => (await notices(boris)).length > known.length);
    const [news, ...others] = (await notices(boris)).filter(({ id }) => !known.includes(id));
    expect(others).toEqual([]);
    return { before, news };
  };

  it('of a price by instalments or by mortgage are reported as those of the full one; equal changes in one sentence', async () => {
    const { before, news } = await change({ base: 880_000_000, mortgage: 880_000_000 }, 15);
    expect([before.base, before.base > 880_000_000]).toEqual([before.mortgage, true]);
    expect(news).toMatchObject({
      title: 'Цена в избранном снизилась',
      text: expect.stringMatching(
        new RegExp(
          `^В рассрочку и в ипотеку было ${sum(before.base)}.*стало 8\\s800\\s000.*: квартира №`,
          'u',
        ),
      ),
    });
    const apart = await change({ base: 870_000_000, mortgage: 860_000_000 }, 16);
    expect(apart.news?.text).toMatch(
      /^В рассрочку было 8\s800\s000.*8\s700\s000.*; в ипотеку было 8\s800\s000.*8\s600\s000.*: квартира №/u,
    );
  });

  it('of three prices at once are one notice, and which way they went is said only when all went it', async () => {
    const { full } = (await change({ full: 1_000_000_000 }, 17)).before;
    expect(full).not.toBe(1_000_000_000);
    const { news } = await change({ full: 990_000_000, base: 890_000_000, mortgage: 880_000_000 }, 18);
    expect(news).toMatchObject({
      title: 'Цена в избранном изменилась',
      text: expect.stringMatching(/^При полной оплате .*; в рассрочку .*; в ипотеку /),
    });
  });

  it('of an estate that comes back at another price are one notice with that price', async () => {
    expect((await change({ status: 13, full: 950_000_000 }, 19)).news).toMatchObject({
      title: 'Сняли с продажи квартиру из избранного',
      text: expect.not.stringContaining('стало'),
    });
    expect((await change({ status: 3, full: 940_000_000 }, 20)).news).toMatchObject({
      title: 'Снова в продаже: квартира из избранного',
      text: expect.stringMatching(
        /При полной оплате было 9\s500\s000.*стало 9\s400\s000\sруб\. Можно бронировать\.$/u,
      ),
    });
  });

  it('that it is sold by the stock are not reported as if it might come back', async () => {
    const { before, news } = await change({ status: 5 }, 11);
    expect(news).toMatchObject({
      title: 'Продали квартиру из избранного',
      text: expect.not.stringContaining('вернёт'),
    });
    await server.context.db.execute(sql`update estates set status = ${before.status} where id = ${flat}`);
  });

  it('of a price of what is booked or sold are nobody’s: they are reported while it is on sale', async () => {
    const { context } = server;
    for (const [status, full] of [
      [4, 930_000_000],
      [5, 920_000_000],
    ] as const) {
      await context.db.execute(sql`update estates set status = ${status} where id = ${flat}`);
      const [before] = await findStock(context.db, [flat]);
      if (!before) throw new Error('the flat is not in stock');
      const at = new Date(Date.UTC(2026, 10, 20, 21, status));
      await context.db.transaction((tx) =>
        setStock(context, tx, [{ before, after: { ...before, full } }], at),
      );
    }
    await context.db.execute(sql`update estates set status = 3 where id = ${flat}`);
    const { news } = await change({ full: 910_000_000 }, 22);
    expect(news?.text).toMatch(/9\s200\s000.*9\s100\s000/u);
    const { rows } = await context.db.execute<{ kopecks: number }>(
      sql`select kopecks from price_history where estate_id = ${flat} and form = 'full' order by valid_from desc limit 3`,
    );
    expect(rows.map(({ kopecks }) => kopecks)).toEqual([910_000_000, 920_000_000, 930_000_000]);
  });

  it('that a favourite is taken off sale and put back reach its keeper and the one who chooses with him', async () => {
    const carol = await server.buyer('05');
    const invited = await boris.act('/api/favourites/invitations', {});
    const { token } = invited.body.data as unknown as { token: string };
    expect((await carol.act(`/api/favourites/invitations/${token}/accept`, {})).status).toBe(200);
    const { context } = server;
    const [row] = await findStock(context.db, [flat]);
    if (!row) throw new Error('the flat is not in stock');
    const at = new Date('2026-11-20T12:00:00.000Z');
    const withdrawn = { ...row, status: 13 };
    await context.db.transaction((tx) => setStock(context, tx, [{ before: row, after: withdrawn }], at));
    const back = new Date('2026-11-20T13:00:00.000Z');
    await context.db.transaction((tx) => setStock(context, tx, [{ before: withdrawn, after: row }], back));
    for (const who of [boris, carol])
      await until(async () => {
        const titles = (await notices(who)).map(({ title }) => title);
        return (
          titles.includes('Сняли с продажи квартиру из избранного') &&
          titles.includes('Снова в продаже: квартира из избранного')
        );
      });
    expect((await notices(anna)).map(({ title }) => title)).not.toContain(
      'Сняли с продажи квартиру из избранного',
    );
  });

  it('that one of two who choose together has booked are not reported to the other as a stranger’s', async () => {
    const carol = await server.buyer('05');
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from users where phone = '79000000002'`,
    );
    await tell({ kind: 'booked', estateId: flat }, rows[0]?.id ?? null, '2026-11-20T14:00:00.000Z');
    expect((await notices(carol)).map(({ title }) => title)).not.toContain(
      'Забронировали квартиру из избранного',
    );
  });
});

describe('news of a booking', () => {
  const toldAt = async (kind: string) => {
    const { rows } = await server.context.db.execute<{ fact: string }>(sql`
      select n.fact from notifications n join users u on u.id = n.user_id
       where u.phone = '79000000002' and n.fact like ${`estate:${flat}:${kind}:2026-11-21%`} order by n.fact`);
    return rows.map(({ fact }) => fact.slice(-'09:00:00.000Z'.length));
  };
  const idOf = async (phone: string) => {
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from users where phone = ${phone}`,
    );
    return rows[0]?.id ?? 0;
  };

  it('that ends while a new edition waits are reported as free to those who were told that it was booked', async () => {
    const { db, events } = server.context;
    const canceled = {
      bookingId: '01935b6e-0000-7000-8000-000000000000',
      number: 'Б-1',
      userId: await idOf('79000000006'),
      estateId: flat,
      event: 'cancel',
      from: 'resign',
      to: 'canceled',
      actor: 'buyer',
      actorId: null,
      reason: null,
      feeKopecks: 3_000_000,
      paidInCash: false,
      priceKopecks: 900_000_000,
      holdUntil: new Date('2026-11-22T15:00:00Z'),
    } as const;
    const end = (bookedUntil: Date | null, at: Date) =>
      db.transaction((tx) => events.publish(tx, bookingCanceled, { ...canceled, bookedUntil, at }));
    // The fee of the first was not paid yet: nobody was notified.
    await end(null, new Date('2026-11-21T09:00:00Z'));
    await end(new Date('2026-12-01T15:00:00Z'), new Date('2026-11-21T10:00:00Z'));
    await until(async () => (await toldAt('free')).length > 0);
    expect(await toldAt('free')).toEqual(['10:00:00.000Z']);
  });

  it('whose contract is registered are reported as sold, and not to its buyer', async () => {
    const { context } = server;
    const [userId, at] = [await idOf('79000000001'), new Date('2026-11-21T11:00:00Z')];
    await anna.post('/api/flats/favourite', { estate: flat, favourite: true });
    await context.db.execute(sql`update estates set status = 4 where id = ${flat}`);
    const sell = () =>
      context.db.transaction((tx) => sellEstate(context, tx, { estateId: flat, userId, at }, true));
    await sell();
    // The estate was already sold at the deal's next step.
    await sell();
    await until(async () => (await toldAt('sold')).length > 0);
    expect(await toldAt('sold')).toEqual(['11:00:00.000Z']);
    const titles = async (who: Browser) => (await notices(who)).map(({ title }) => title);
    expect(await titles(boris)).toContain('Продали квартиру из избранного');
    expect(await titles(anna)).not.toContain('Продали квартиру из избранного');
  });
});
