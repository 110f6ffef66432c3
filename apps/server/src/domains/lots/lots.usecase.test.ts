import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { LotsView } from '@novosel/contract/lots/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../test/booking-journey.ts';
import { confirmTotal, termsOf } from '../../../test/choose-terms.ts';
import { dealDesk, type StoodDeal, usualWay } from '../../../test/deal-desk.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { readAs } from '../../platform/database/row-reader.ts';

let house: House;
const { as, dealOf, deskOf, enter, lead, opened } = dealDesk(() => house, 'Со слов покупателя');
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

async function lotsOf({ visitor, estate }: StoodDeal): Promise<LotsView> {
  return (await visitor.browser.get(`/api/deals/${estate}/lots`)).body.data as unknown as LotsView;
}
type Offered = LotsView['free'][number];
const first = async (stood: StoodDeal, kind = 'parking'): Promise<Offered> => {
  const found = (await lotsOf(stood)).free.find(({ estate }) => estate.kind === kind);
  if (!found) throw new Error(`nothing of ${kind} is offered`);
  return found;
};
/** The server's answer: `done`, or its status and code. */
async function take(
  { visitor, estate }: Pick<StoodDeal, 'visitor' | 'estate'>,
  lot: Offered | { readonly id: number; readonly priceKopecks: number },
  key?: string,
): Promise<string> {
  const id = 'estate' in lot ? lot.estate.id : lot.id;
  const body = { lot: id, priceKopecks: lot.priceKopecks };
  const answer = await visitor.browser.act(`/api/deals/${estate}/lots`, body, key);
  return answer.status === 200 ? 'done' : `${answer.status} ${answer.body.code}`;
}
const cancel = async (visitor: Visitor, estate: number) => (await visitor.act(estate, 'cancel')).status;
const asDeal = (stood: StoodDeal, { estate }: Offered): StoodDeal => ({ ...stood, estate: estate.id });
const statusOf = async (estate: number) => {
  const { rows } = await house.context.db.execute<{ status: number }>(
    sql`select status from estates where id = ${estate}`,
  );
  return rows[0]?.status;
};

describe('a lot taken along with a flat', () => {
  it('is a deal of its own, linked to that of the flat, with nothing to sign and nothing to pay', async () => {
    const stood = await opened('01');
    const { free, mayTake, taken } = await lotsOf(stood);
    expect([mayTake, taken, free.length]).toEqual([true, [], 12]);
    expect(new Set(free.map(({ estate }) => estate.kind))).toEqual(new Set(['parking', 'storage']));
    const main = await dealOf(stood);
    const { complex, building } = main.card.estate;
    expect(new Set(free.map(({ estate }) => estate.complex.id))).toEqual(new Set([complex.id]));
    const prices = free
      .filter(({ estate }) => estate.kind === 'storage' && estate.building.id === building.id)
      .map(({ priceKopecks }) => priceKopecks);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    const lot = await first(stood);
    expect(await take(stood, lot)).toBe('done');
    const { rows: records } = await house.context.db.execute(
      sql`select details from audit_records where action = 'lots.take' and subject = ${`deal:${stood.deal}`}`,
    );
    expect(records).toEqual([{ details: { lot: lot.estate.id, priceKopecks: lot.priceKopecks } }]);
    const after = await lotsOf(stood);
    expect(after.free.map(({ estate }) => estate.id)).not.toContain(lot.estate.id);
    const { priceKopecks } = lot;
    expect(after.taken).toMatchObject([
      {
        estate: { id: lot.estate.id },
        priceKopecks,
        place: 'parameters',
        number: expect.stringMatching(/^С-/),
      },
    ]);

    const deal = await dealOf(asDeal(stood, lot));
    // Only for a flat is tax refunded, and only for it may maternity capital pay.
    const dwellings = [stood.estate, lot.estate.id].map((one) => termsOf(stood.visitor.browser, one));
    expect((await Promise.all(dwellings)).map(({ offer }) => offer.dwelling)).toEqual([true, false]);
    const { booking } = await dealOf(stood);
    expect(deal).toMatchObject({
      state: 'success',
      place: 'parameters',
      documents: [],
      booking: { agreement: null, payment: null, bookedUntil: booking.bookedUntil },
      linked: [{ estate: { id: stood.estate }, number: main.number, closed: false }],
    });
    expect(deal.number).not.toBe(main.number);
    expect(deal.money.map(({ code }) => code)).toEqual(['own']);
    expect(deal.history.map(({ event, actor }) => [event, actor])).toEqual([['join', 'buyer']]);
    expect(deal.course.slice(0, 2).map(({ act, state }) => [act, state])).toEqual([
      ['start', 'done'],
      ['parameters', 'now'],
    ]);
    expect((await dealOf(stood)).linked).toMatchObject([{ estate: { id: lot.estate.id }, closed: false }]);
    expect(await statusOf(lot.estate.id)).toBe(4);

    const notices = (await stood.visitor.browser.get('/api/notification/list')).body.data as unknown as {
      title: string;
    }[];
    expect(notices.map(({ title }) => title)).toContain('Сделка на машино-место открыта');
  });

  it('is no hold, once taken however often it is sent with its key, and uses no free hold up', async () => {
    const stood = await opened('03');
    const lot = await first(stood);
    expect(await take(stood, lot, 'take-once')).toBe('done');
    expect(await take(stood, lot, 'take-once')).toBe('done');
    expect((await lotsOf(stood)).taken).toHaveLength(1);
    const before = await stood.visitor.page(lot.estate.id);
    expect(before.booking).toMatchObject({ term: { code: 'joined', feeKopecks: 0 } });
    expect(await cancel(stood.visitor, lot.estate.id)).toBe(200);
    const { terms } = await stood.visitor.page(lot.estate.id);
    expect(terms.map(({ refused }) => refused)).toEqual([undefined, undefined]);
  });

  it('stands at the desk as any other deal, and cannot be given a new edition of an agreement', async () => {
    const stood = await opened('04');
    const lot = await first(stood);
    expect(await take(stood, lot)).toBe('done');
    const { id, number } = await dealOf(asDeal(stood, lot));
    const desk = await deskOf({ ...stood, deal: id ?? '' });
    expect(desk.acts.map(({ act }) => act)).toEqual(['extend', 'cancel']);
    expect(desk.deal.number).toBe(number);
    expect(desk.deal.linked).toMatchObject([{ id: stood.deal, estate: { id: stood.estate }, closed: false }]);
    const queue = await as('manager').get('/api/office/queue');
    expect([queue.status, queue.raw.body.includes(number)]).toEqual([200, true]);
  });

  it('[promise 21] is nothing to a stranger, and earns no reward for a friend', async () => {
    const stood = await opened('02');
    const { db } = house.context;
    await db.execute(sql`insert into recommendations (id, user_id, friend_id, reward_kopecks, registered_at)
      select gen_random_uuid(), a.id, b.id, 2000000, now() from users a, users b
      where a.phone = '79000000001' and b.phone = '79000000002'`);
    const lot = await first(stood);
    const stranger = await house.visit('01');
    expect(await take({ visitor: stranger, estate: stood.estate }, lot)).toBe('404 NOT_FOUND');
    expect((await stranger.browser.get(`/api/deals/${stood.estate}/lots`)).status).toBe(404);
    expect(await take(stood, lot)).toBe('done');
    const { id } = await dealOf(asDeal(stood, lot));
    await lead({ ...asDeal(stood, lot), deal: id ?? '' }, ...usualWay);
    const friends = sql`select r.booking_id, r.earned_at, r.friend_id as id from recommendations r
      join users u on u.id = r.friend_id where u.phone = '79000000002'`;
    const [friend] = (
      await db.execute<{ booking_id: string | null; earned_at: string | null; id: number }>(friends)
    ).rows;
    expect(friend).toMatchObject({ booking_id: null, earned_at: null });
    const { rows } = await db.execute<{ id: number }>(sql`select id from users where phone = '79000000001'`);
    const linked = sql`select id from deals where linked_to = ${stood.deal}`;
    const seenBy = async (id = 0) => (await readAs([id], () => db.execute(linked))).rows.length;
    expect([await seenBy(friend?.id), await seenBy(rows[0]?.id)]).toEqual([1, 0]);
  });
});

describe('the two deals fail alone', () => {
  it('the flat’s deal is cancelled: that of the lot goes on', async () => {
    const stood = await opened('05');
    const lot = await first(stood);
    expect(await take(stood, lot)).toBe('done');
    expect(await cancel(stood.visitor, stood.estate)).toBe(200);
    expect(await dealOf(asDeal(stood, lot))).toMatchObject({
      place: 'parameters',
      booking: { closedAt: null },
      linked: [{ closed: true }],
    });
    expect(await statusOf(lot.estate.id)).toBe(4);
    const { status, body } = await stood.visitor.browser.get(`/api/deals/${stood.estate}/lots`);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('the lot’s deal is cancelled: that of the flat stays as it was, and the lot is for sale again', async () => {
    const stood = await opened('06');
    const lot = await first(stood);
    const before = await dealOf(stood);
    expect(await take(stood, lot)).toBe('done');
    expect(await cancel(stood.visitor, lot.estate.id)).toBe(200);
    const after = await dealOf(stood);
    expect([after.place, after.history, after.priceKopecks]).toEqual([
      before.place,
      before.history,
      before.priceKopecks,
    ]);
    expect(await statusOf(lot.estate.id)).toBe(3);
    expect((await lotsOf(stood)).taken).toMatchObject([{ estate: { id: lot.estate.id }, place: null }]);
    expect(await take(stood, lot)).toBe('done');
    expect((await lotsOf(stood)).taken).toMatchObject([{ place: 'parameters' }]);
  });

  it('the term of the lot runs out: the flat stays, and the list of deals says both', async () => {
    const stood = await opened('07');
    const lot = await first(stood);
    expect(await take(stood, lot)).toBe('done');
    await lead(stood, 'members', 'total', 'contract-draft');
    const { booking } = await dealOf(stood);
    await house.passUntil(Date.parse(booking.bookedUntil ?? '') + 1000);
    await stood.visitor.again();
    await enter();
    const { items } = (await stood.visitor.browser.get('/api/deals')).body.data as unknown as {
      items: DealSummary[];
    };
    const open = new Map(items.map(({ estate, open }) => [estate.id, open]));
    expect([open.get(stood.estate), open.get(lot.estate.id)]).toEqual([true, false]);
    expect(await statusOf(lot.estate.id)).toBe(3);
  });
});

describe('a lot is refused', () => {
  it('to the slower of two buyers who take one at once', async () => {
    const [one, other] = [await opened('08'), await opened('09')];
    const lot = await first(one);
    const said = await Promise.all([take(one, lot), take(other, lot)]);
    expect(said.toSorted()).toEqual(['409 ESTATE_TAKEN', 'done']);
    const { rows } = await house.context.db.execute<{ claims: number }>(
      sql`select count(*)::int as claims from estate_claims where estate_id = ${lot.estate.id} and until is null`,
    );
    expect(rows[0]?.claims).toBe(1);
    expect(await take(said[0] === 'done' ? other : one, lot)).toBe('409 ESTATE_TAKEN');
    const loser = said[0] === 'done' ? other : one;
    expect((await lotsOf(loser)).free.map(({ estate }) => estate.id)).not.toContain(lot.estate.id);
    expect((await dealOf(loser)).place).toBe('parameters');
  });

  it('of another complex or kind, off sale, with another price, his own already, past the limit', async () => {
    const stood = await opened('10');
    const { rows } = await house.context.db.execute<{ id: number; priceKopecks: number }>(sql`
      select distinct on (kind) id, price_full as "priceKopecks" from estates where status = 3 and (kind = 1 or kind = 13
        and complex_id <> (select complex_id from estates where id = ${stood.estate})) order by kind, id desc`);
    for (const lot of rows) expect(await take(stood, lot)).toBe('404 NOT_FOUND');
    expect(rows).toHaveLength(2);
    expect(await take(stood, { id: 2_147_483_647, priceKopecks: 1 })).toBe('404 NOT_FOUND');
    const { free } = await lotsOf(stood);
    const [a, b, c, d, e] = free as [Offered, Offered, Offered, Offered, Offered];
    expect(await take(stood, { id: a.estate.id, priceKopecks: a.priceKopecks + 1 })).toBe(
      '409 PRICE_CHANGED',
    );
    await house.context.db.execute(sql`update estates set status = 13 where id = ${e.estate.id}`);
    expect(await take(stood, e)).toBe('409 ESTATE_NOT_FOR_SALE');
    expect(await take(stood, a)).toBe('done');
    expect(await take(stood, a)).toBe('409 STEP_WRONG');
    expect([await take(stood, b), await take(stood, c)]).toEqual(['done', 'done']);
    expect(await take(stood, d)).toBe('409 LOT_LIMIT');
    expect(await lotsOf(stood)).toMatchObject({ mayTake: false, free: [] });
    expect(await cancel(stood.visitor, b.estate.id)).toBe(200);
    expect(await take(stood, d)).toBe('done');
  });

  it('once the contract is drafted, and along with another lot', async () => {
    const stood = await opened('11');
    const [one, two] = (await lotsOf(stood)).free as [Offered, Offered];
    expect(await take(stood, one)).toBe('done');
    expect(await take(asDeal(stood, one), two)).toBe('409 STEP_WRONG');
    await lead(stood, 'members', 'total');
    expect((await lotsOf(stood)).mayTake).toBe(true);
    expect((await confirmTotal(stood.visitor.browser, stood.estate)).status).toBe(200);
    expect(await take(stood, two)).toBe('409 STEP_WRONG');
    expect(await lotsOf(stood)).toMatchObject({ mayTake: false, free: [], taken: [{ place: 'parameters' }] });
  });
});
