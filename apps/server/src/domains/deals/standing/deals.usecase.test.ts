import type { DealSummary, DealView } from '@novosel/contract/deals/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import { seedBookings } from '../../../demo/bookings.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await seedBookings(house.context);
});
afterAll(() => house?.shut());

async function listOf({ browser }: Pick<Visitor, 'browser'>): Promise<DealSummary[]> {
  const { data } = (await browser.get('/api/deals')).body as unknown as { data: { items: DealSummary[] } };
  return data.items;
}

async function dealOf({ browser }: Pick<Visitor, 'browser'>, estate: number): Promise<DealView> {
  const answer = await browser.get(`/api/deals/${estate}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return (answer.body as unknown as { data: DealView }).data;
}

describe('the demo', () => {
  it.each([
    ['01', []],
    ['02', [{ state: 'passport', place: null, turn: { turn: 'buyer', act: 'passport' } }]],
    ['03', [{ state: 'payment', place: null, turn: { turn: 'buyer', act: 'payment' } }]],
    ['04', [{ state: 'success', place: 'parameters', turn: { turn: 'buyer', act: 'parameters' } }]],
  ])('has buyer %s where it says', async (number, expected) => {
    expect(await listOf(await house.visit(number))).toMatchObject(expected);
  });

  it('made again changes nothing', async () => {
    const buyer = await house.visit('04');
    const before = await listOf(buyer);
    await seedBookings(house.context);
    expect(await listOf(buyer)).toEqual(before);
  });
});

describe('GET /api/deals', () => {
  it('[S3-89] has the fields of a deal: flat, number, state, step, price, and whose turn it is until when', async () => {
    const [deal] = await listOf(await house.visit('04'));
    expect(deal).toEqual({
      estate: expect.objectContaining({ id: expect.any(Number), number: expect.any(String) }),
      number: expect.stringMatching(/^С-\d+$/),
      state: 'success',
      place: 'parameters',
      priceKopecks: expect.any(Number),
      turn: {
        turn: 'buyer',
        act: 'parameters',
        link: expect.stringMatching(/^\/deals\/\d+\/parameters$/),
        startedAt: expect.any(String),
        dueAt: expect.any(String),
        loss: 'booking-ends',
        visit: null,
      },
      open: true,
      own: true,
    });
  });

  it('puts the turn of the buyer first, the nearest term above, and what is over last', async () => {
    const buyer = await house.visit('05');
    const [slow, quick, over] = [await house.estate(), await house.estate(), await house.estate()];
    await buyer.begin(over);
    await buyer.act(over, 'cancel');
    await buyer.begin(slow, 'standard');
    await buyer.begin(quick, 'free');
    const items = await listOf(buyer);
    expect(items.map(({ estate }) => estate.id)).toEqual([quick, slow, over]);
    expect(items.map(({ open }) => open)).toEqual([true, true, false]);
    expect(items[0]).toMatchObject({ turn: { link: `/deals/${quick}/booking/passport`, loss: 'hold-ends' } });
  });
});

describe('GET /api/deals/{estate}', () => {
  it('[S2.6-08] introduces the manager in the language of the reader', async () => {
    const { browser } = await house.visit('05');
    const [{ estate } = { estate: { id: 0 } }] = await listOf({ browser });
    const position = async () => (await dealOf({ browser }, estate.id)).manager?.position;
    expect(await position()).toBe('Персональный менеджер');
    await browser.post('/api/users/locale', { locale: 'en' });
    expect(await position()).toBe('Personal manager');
    await browser.post('/api/users/locale', { locale: 'ru' });
  });

  it('tells everything of a deal: turn, course, money, papers, members, manager, history', async () => {
    const buyer = await house.visit('04');
    const [{ estate } = { estate: { id: 0 } }] = await listOf(buyer);
    const deal = await dealOf(buyer, estate.id);
    expect(deal).toMatchObject({
      stage: 'parameters',
      members: [{ name: 'Илья Кузнецов', role: 'holder', me: true }],
      manager: { name: 'Марина Лебедева' },
      documents: [{ kind: 'booking-agreement', signedAt: expect.any(String) }],
    });
    expect(deal.number).toMatch(/^С-\d+$/);
    expect(deal.history.map(({ event }) => event)).toEqual([
      'confirm-cash',
      'choose-cash-desk',
      'sign',
      'save-passport',
      'begin',
    ]);
    expect(deal.history[0]).toMatchObject({ actor: 'staff', actorName: 'Галина Белова' });
  });

  it('[promise 20] is seen by its members, and by nobody else', async () => {
    const [buyer, member, stranger] = await Promise.all(
      ['04', '07', '08'].map((number) => house.visit(number)),
    );
    if (!buyer || !member || !stranger) throw new Error('three people are needed');
    const [{ estate } = { estate: { id: 0 } }] = await listOf(buyer);
    const url = `/api/deals/${estate.id}`;
    expect((await member.browser.get(url)).status).toBe(404);
    await house.context.db.execute(sql`insert into deal_parties (id, deal_id, user_id, role, since)
      select gen_random_uuid(), d.id, u.id, 'member', now() from deals d, users u where d.estate_id = ${estate.id} and u.phone = '79000000007'`);
    expect((await dealOf(member, estate.id)).members.map(({ me }) => me)).toEqual([false, true]);
    expect(await listOf(member)).toMatchObject([{ estate: { id: estate.id }, place: 'parameters' }]);
    const [foreign, absent] = [await stranger.browser.get(url), await stranger.browser.get('/api/deals/1')];
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(foreign.raw.body).toBe(absent.raw.body);
  });
});
