import type { BonusAccount, Certificate, CountedDeal } from '@novosel/contract/loyalty/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { bookings } from '../booking/booking.tables.ts';
import { dealParties, deals } from '../deals/deals.tables.ts';
import { countDeals } from './count-deals.ts';
import { loyaltyCertificates, loyaltyDeals } from './loyalty.tables.ts';
import { reviewLevels } from './review-levels.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const dayMs = 86_400_000;
const yearDays = 365.25;
const million = 100_000_000;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * dayMs);

const idOf = async (number: string): Promise<number> => {
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from users where phone = ${`790000000${number}`}`,
  );
  return rows[0]?.id ?? 0;
};
const accountOf = async (browser: Browser) =>
  (await browser.get('/api/bonus/account')).body as unknown as BonusAccount | null;
const historyOf = async (browser: Browser) =>
  ((await browser.get('/api/bonus/history')).body.data as unknown as { deals: CountedDeal[] }).deals;
const noticesOf = async (browser: Browser) =>
  ((await browser.get('/api/notification/list')).body.data as unknown as { title: string }[]).map(
    ({ title }) => title,
  );

/** A registered deal from before the cabinet. */
const registered = (userId: number, more: Partial<typeof loyaltyDeals.$inferInsert> = {}) =>
  server.context.db.insert(loyaltyDeals).values({
    id: uuidv7(server.clock.now()),
    userId,
    kind: 'flat',
    number: '18',
    complex: 'Верфь',
    kopecks: 5 * million,
    at: ago(100),
    ...more,
  });

/** An open deal of a booked flat. */
async function openDeal(number: string): Promise<string> {
  const [userId, now] = [await idOf(number), server.clock.now()];
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id limit 1`,
  );
  const [bookingId, dealId, estateId] = [uuidv7(now), uuidv7(now), rows[0]?.id ?? 0];
  await server.context.db.insert(bookings).values({
    id: bookingId,
    number: 'Б-1',
    estateId,
    userId,
    state: 'success',
    term: {},
    feeKopecks: 0,
    price: {},
    priceKopecks: 12 * million,
    rulesVersion: '1',
    startedAt: now,
    holdUntil: now,
    endedAt: now,
    updatedAt: now,
  });
  const deal = {
    id: dealId,
    number: 'С-1',
    bookingId,
    estateId,
    place: 'registration' as const,
    openedAt: now,
    stepSince: now,
  };
  await server.context.db.insert(deals).values(deal);
  await server.context.db
    .insert(dealParties)
    .values({ id: uuidv7(now), dealId, userId, role: 'holder', since: now });
  return dealId;
}

describe('the bonus account', () => {
  it('[S7-32] is null for a person who has none, and for nobody without a session', async () => {
    expect((await (await server.buyer('01')).get('/api/bonus/account')).raw.body).toBe('null');
    expect((await server.browser().get('/api/bonus/account')).status).toBe(401);
  });

  it('[S3-06, S3-07] has its fields; counts and sums apart for commercial premises, of five years', async () => {
    const userId = await idOf('12');
    await registered(userId, { kopecks: 900 * million, at: ago(5 * yearDays + 2) });
    const account = await accountOf(await server.buyer('12'));
    expect(account).toEqual({
      status: { code: 'prestige', title: 'Престиж' },
      statusExpiresAt: expect.stringMatching(/^\d{4}-/),
      expiresAt: expect.stringMatching(/^\d{4}-/),
      isBlocked: false,
      cardNumber: '7700 0012 2026',
      contractCount: 5,
      commercialContractCount: 1,
      contractSum: 3_280_000_000,
      commercialContractSum: 1_450_000_000,
      certificates: [expect.objectContaining({ title: 'На отделку и мебель', kopecks: 5_000_000 })],
    });
  });

  it('[S3-08, S3-09] without a number has no card, and none is the code of its status', async () => {
    const userId = await idOf('03');
    await server.context.db.execute(
      sql`insert into loyalty_accounts (user_id, code, is_blocked) values (${userId}, 'no_card', false)`,
    );
    const buyer = await server.buyer('03');
    expect(await accountOf(buyer)).toMatchObject({
      status: { code: 'no_card', title: 'Карты нет' },
      cardNumber: null,
    });
    await buyer.post('/api/bonus/card', {});
    expect(await accountOf(buyer)).toMatchObject({
      status: { code: 'basic' },
      cardNumber: expect.stringMatching(/^7701 /),
    });
  });
});

describe('certificates', () => {
  it('[S7-34] are those in force, the first to end above; nobody else’s', async () => {
    const userId = await idOf('06');
    const give = (titleRu: string, validUntil: Date | null) =>
      server.context.db.insert(loyaltyCertificates).values({
        id: uuidv7(server.clock.now()),
        userId,
        titleRu,
        titleEn: 'A certificate',
        kopecks: 100,
        validUntil,
      });
    await give('Без срока', null);
    await give('Через месяц', ago(-30));
    await give('Вчерашний', ago(1));
    await give('Завтра', ago(-1));
    const titles = async (number: string) =>
      (
        (await (await server.buyer(number)).get('/api/bonus/certificates')).body as unknown as Certificate[]
      ).map(({ title }) => title);
    expect(await titles('06')).toEqual(['Завтра', 'Через месяц', 'Без срока']);
    expect(await titles('04')).toEqual([]);
  });
});

describe('the history', () => {
  it('[S4.11-06] shows five years, each deal with the day on which it ceases to count', async () => {
    const userId = await idOf('08');
    await registered(userId, { number: 'сегодня', at: ago(0) });
    await registered(userId, { number: 'пять лет', at: ago(5 * yearDays - 2) });
    await registered(userId, { number: 'раньше', at: ago(5 * yearDays + 2) });
    const shown = await historyOf(await server.buyer('08'));
    expect(shown.map(({ number }) => number)).toEqual(['сегодня', 'пять лет']);
    for (const { at, until } of shown) expect(Number(until?.slice(0, 4))).toBe(Number(at?.slice(0, 4)) + 5);
    expect((await historyOf(await server.buyer('04'))).map(({ number }) => number)).toEqual(['77']);
  });

  it('of a deal begins when it opens and counts once when the registry has it', async () => {
    const dealId = await openDeal('09');
    const buyer = await server.buyer('09');
    const [waiting] = await historyOf(buyer);
    expect(waiting).toMatchObject({ id: dealId, kopecks: 12 * million, at: null, until: null });
    await countDeals(server.context);
    expect((await historyOf(buyer))[0]).toMatchObject({ at: null });
    await server.context.db.execute(
      sql`insert into deal_events (deal_id, at, actor, event, from_place, to_place)
          values (${dealId}, ${server.clock.now().toISOString()}, 'clock', 'register', 'registration', 'funding')`,
    );
    await countDeals(server.context);
    await countDeals(server.context);
    const history = await historyOf(buyer);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ kopecks: 12 * million, at: expect.any(String) });
  });
});

describe('«Получить карту»', () => {
  it('opens one card, once, basic and without a discount on a first purchase', async () => {
    const buyer = await server.buyer('05');
    expect((await buyer.post('/api/bonus/card', {})).body).toEqual({ result: true });
    const first = await accountOf(buyer);
    expect(first).toMatchObject({ status: { code: 'basic' }, contractCount: 0, isBlocked: false });
    expect((await buyer.post('/api/bonus/card', {})).body).toEqual({ result: true });
    expect(await accountOf(buyer)).toEqual(first);
    const { items } = (await buyer.get('/api/discounts')).body.data as unknown as {
      items: { code: string }[];
    };
    expect(items.filter(({ code }) => code.startsWith('loyalty'))).toEqual([]);
  });

  it('[S4.11-02] opens it at the level that the deals of before reach', async () => {
    const userId = await idOf('06');
    for (let deal = 0; deal < 6; deal += 1) await registered(userId);
    const buyer = await server.buyer('06');
    await buyer.post('/api/bonus/card', {});
    expect((await accountOf(buyer))?.status).toEqual({ code: 'prestige', title: 'Престиж' });
    const { items } = (await buyer.get('/api/discounts')).body.data as unknown as { items: object[] };
    expect(items).toContainEqual(expect.objectContaining({ code: 'loyalty-prestige', basisPoints: 200 }));
  });

  it('is refused to a blocked account, and it stays without a card', async () => {
    const userId = await idOf('08');
    await server.context.db.execute(
      sql`insert into loyalty_accounts (user_id, code, is_blocked) values (${userId}, 'no_card', true)`,
    );
    const buyer = await server.buyer('08');
    const answer = await buyer.post('/api/bonus/card', {});
    expect([answer.status, answer.body.code]).toEqual([409, 'BONUS_BLOCKED']);
    expect(await accountOf(buyer)).toMatchObject({ cardNumber: null, isBlocked: true });
  });
});

describe('the review of levels', () => {
  it('[S4.11-01] raises a level as soon as 30 million are there, and says so once', async () => {
    const userId = await idOf('04');
    await registered(userId, { kopecks: 24 * million });
    await reviewLevels(server.context);
    await reviewLevels(server.context);
    const buyer = await server.buyer('04');
    expect((await accountOf(buyer))?.status.code).toBe('prestige');
    expect((await noticesOf(buyer)).filter((title) => title.includes('«Престиж»'))).toHaveLength(1);
  });

  it('takes one level at the end of its term, when five years no longer hold it', async () => {
    const buyer = await server.buyer('12');
    const userId = await idOf('12');
    await server.context.db.execute(
      sql`update loyalty_accounts set code = 'premium', status_expires_at = ${ago(1).toISOString()} where user_id = ${userId}`,
    );
    await reviewLevels(server.context);
    expect((await accountOf(buyer))?.status.code).toBe('prestige');
    expect(await noticesOf(buyer)).toContain('Статус изменился: «Престиж»');
    await server.context.db.execute(
      sql`update loyalty_accounts set status_expires_at = ${ago(1).toISOString()} where user_id = ${userId}`,
    );
    await reviewLevels(server.context);
    const held = await accountOf(buyer);
    expect(held?.status.code).toBe('prestige');
    expect(Date.parse(held?.statusExpiresAt ?? '')).toBeGreaterThan(server.clock.now().getTime());
  });

  it('leaves a blocked account as it is', async () => {
    const userId = await idOf('11');
    await server.context.db.execute(
      sql`update loyalty_accounts set code = 'premium', is_blocked = true, status_expires_at = ${ago(1).toISOString()} where user_id = ${userId}`,
    );
    await reviewLevels(server.context);
    expect((await accountOf(await server.buyer('11')))?.status.code).toBe('premium');
  });
});
