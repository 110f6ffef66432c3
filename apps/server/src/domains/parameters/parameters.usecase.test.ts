import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { chooseTerms, confirmTotal, termsOf } from '../../../test/choose-terms.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';
import { sql } from '../../platform/database/drizzle.ts';

let house: House;
const { as, dealOf, deskOf, enter, move, nameMembers, opened, stand } = dealDesk(
  () => house,
  'Со слов покупателя',
);
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

const saidOf = ({ status, body }: Awaited<ReturnType<typeof chooseTerms>>) =>
  status === 200 ? 'done' : `${status} ${body.code}`;
const choose = async (
  { visitor, estate }: StoodDeal,
  ...chosen: Parameters<typeof chooseTerms> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => saidOf(await chooseTerms(visitor.browser, estate, ...chosen));
const confirm = async ({ visitor, estate }: StoodDeal) => saidOf(await confirmTotal(visitor.browser, estate));
const terms = ({ visitor, estate }: StoodDeal) => termsOf(visitor.browser, estate);
const reopen = async ({ visitor, estate }: StoodDeal) =>
  saidOf(await visitor.browser.act(`/api/deals/${estate}/parameters/change`, {}));
const eventsOf = ({ history }: DealView) => history.map(({ event }) => event);

/** A certificate for the buyer of a deal. */
async function giveCertificate({ deal }: StoodDeal, kopecks: number): Promise<string> {
  const { rows } = await house.context.db.execute<{ id: string }>(sql`
    insert into loyalty_certificates (id, user_id, title_ru, title_en, kopecks)
    select gen_random_uuid(), user_id, 'Сертификат № С-0417', 'Certificate No. C-0417', ${kopecks}
    from deal_parties where deal_id = ${deal} and role = 'holder' returning id`);
  return rows[0]?.id ?? '';
}

describe('[S2.3-07] the terms of a deal', () => {
  it('[S3-55, S3-71, S3-76] are chosen by the buyer himself: a calculation is saved, and the members come next', async () => {
    const stood = await opened('01');
    const before = await terms(stood);
    expect(before).toMatchObject({ place: 'parameters', quote: null, change: null });
    expect(before.offer.forms.map(({ form }) => form)).toEqual(['full', 'installment', 'mortgage']);
    expect((await dealOf(stood)).turn).toMatchObject({
      turn: 'buyer',
      link: `/deals/${stood.estate}/parameters`,
    });

    expect(await choose(stood, 'mortgage', { bank: 'bereg', ownership: 'joint' })).toBe('done');
    const { quote, place } = await terms(stood);
    expect(place).toBe('members');
    expect(quote).toMatchObject({
      choice: { form: 'mortgage', agree: true, bank: 'bereg', ownership: 'joint' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      confirmedAt: null,
    });
    const deal = await dealOf(stood);
    expect([deal.chosenForm, deal.priceKopecks]).toEqual(['mortgage', quote?.kopecks]);
    expect(deal.history[0]).toMatchObject({ event: 'choose-parameters', actor: 'buyer' });
    const list = (await stood.visitor.browser.get('/api/deals')).body.data as unknown as {
      items: { priceKopecks: number }[];
    };
    expect(list.items[0]?.priceKopecks).toBe(quote?.kopecks);
  });

  it('cost by each form what the booking keeps for it, and the fee stays a service beside the price', async () => {
    const stood = await opened('02');
    const { offer } = await terms(stood);
    const { booking } = await dealOf(stood);
    const price = (form: string) => offer.forms.find((one) => one.form === form)?.kopecks;
    expect(price('full')).toBe(booking.price.totalKopecks);
    expect(price('installment')).toBeGreaterThanOrEqual(booking.price.totalKopecks);
    expect(await choose(stood, 'installment')).toBe('done');
    expect((await terms(stood)).quote?.kopecks).toBe(price('installment'));
  });

  it('have one effect however often they are sent with their key, and one of two acts at once wins', async () => {
    const stood = await opened('03');
    expect(await choose(stood, 'full', {}, 'choose-once')).toBe('done');
    expect(await choose(stood, 'full', {}, 'choose-once')).toBe('done');
    const quotes = await house.context.db.execute(
      sql`select count(*)::int as count from deal_quotes where deal_id = ${stood.deal}`,
    );
    expect(quotes.rows).toEqual([{ count: 1 }]);
    const other = await opened('03');
    const both = await Promise.all([
      choose(other, 'full'),
      move('manager', other, 'parameters', 'exception'),
    ]);
    expect(both.toSorted()).toEqual(['409 STEP_WRONG', 'done']);
  });

  it('are not recorded at the desk, which is shown no way that is the buyer’s own', async () => {
    const stood = await opened('04');
    expect((await deskOf(stood)).moves).toEqual([
      { event: 'raise-exception', to: 'exception', refused: null },
    ]);
    expect(await move('admin', stood, 'parameters', 'members')).toBe('409 ROLE_DENIED');
  });

  it('are refused with another price than the one on the screen, and where a field does not fit', async () => {
    const stood = await opened('05');
    const { offer } = await terms(stood);
    const body = { ...firstChoice(offer, 'full'), agree: true, priceKopecks: 100 };
    const send = (change: object) =>
      stood.visitor.browser.act(`/api/deals/${stood.estate}/parameters`, { ...body, ...change });
    expect((await send({})).body.code).toBe('PRICE_CHANGED');
    for (const [field, change] of [
      ['plan', { form: 'installment' }],
      ['loan.ownKopecks', { form: 'mortgage', loan: { program: 'family', ownKopecks: 0, months: 240 } }],
      ['bank', { ...firstChoice(offer, 'mortgage'), agree: true, bank: 'no-such-bank' }],
      ['capitalKopecks', { capitalKopecks: 99_999_999_999 }],
      ['certificate', { certificate: crypto.randomUUID() }],
      ['agree', { agree: false }],
    ] as const) {
      const { status, body: said } = await send(change);
      expect([field, status, Object.keys(said.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect((await terms(stood)).place).toBe('parameters');
  });

  it('[promise 20] are the main buyer’s alone', async () => {
    const stood = await opened('06');
    const stranger = await house.visit('07');
    const { status, body } = await stranger.browser.get(`/api/deals/${stood.estate}/parameters`);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    await house.context.db.execute(sql`insert into deal_parties (id, deal_id, user_id, role, since)
      select gen_random_uuid(), ${stood.deal}, id, 'member', now() from users where phone = '79000000007'`);
    expect((await stranger.browser.get(`/api/deals/${stood.estate}/parameters`)).status).toBe(404);
    const theirs = await chooseTerms(stood.visitor.browser, stood.estate);
    expect(theirs.status).toBe(200);
    expect((await stranger.browser.act(`/api/deals/${stood.estate}/parameters/change`, {})).status).toBe(404);
  });
});

describe('another finishing', () => {
  /** Promises a new hand-over of the deal's building, so many years ahead. */
  const promise = async ({ estate }: StoodDeal, years: number) => {
    await house.context.db.execute(sql`insert into handover_promises (building_id, promised_on, year, quarter)
      select building_id, (select max(promised_on) + 1 from handover_promises p where p.building_id = e.building_id),
        extract(year from now())::int + ${years}, 1 from estates e where id = ${estate}`);
  };

  it('moves the price by the metres of the flat, and the deal tells it from then on', async () => {
    const stood = await opened('12');
    await promise(stood, 3);
    const { offer } = await terms(stood);
    const other = offer.finishing?.options.find(({ kopecks }) => kopecks !== 0);
    if (!other) throw new Error('no other finishing is offered');
    expect(await choose(stood, 'full', { finishing: other.code })).toBe('done');
    const { quote } = await terms(stood);
    expect(quote?.steps).toMatchObject([{ code: 'finishing', kopecks: other.kopecks }]);
    const deal = await dealOf(stood);
    expect([deal.card.estate.finishing, deal.priceKopecks]).toEqual([other.code, quote?.kopecks]);
  });

  it('is not offered once materials are bought', async () => {
    const stood = await opened('01');
    await promise(stood, 0);
    expect((await terms(stood)).offer.finishing).toBeNull();
    const { status, body } = await chooseTerms(stood.visitor.browser, stood.estate, 'full', {
      finishing: 'dark',
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['finishing']]);
  });
});

describe('a new edition of the booking', () => {
  it('recalculates by the price that the buyer has signed, and the former one stays as it is', async () => {
    const stood = await opened('02');
    expect(await choose(stood, 'installment')).toBe('done');
    const before = (await terms(stood)).quote;
    const { booking } = await stood.visitor.page(stood.estate);
    const offered = await as('manager').act(`/api/office/bookings/${stood.booking}/change-terms`, {
      priceKopecks: (booking?.price.totalKopecks ?? 0) - 10_000_000,
      until: booking?.bookedUntil?.slice(0, 10),
      finishing: 'dark',
      reason: 'Скидка за ожидание',
    });
    expect(offered.status).toBe(200);
    expect((await terms(stood)).quote?.id).toBe(before?.id);
    house.clock.advance(61);
    expect((await stood.visitor.sign(stood.estate)).status).toBe(200);
    const { quote, change } = await terms(stood);
    expect([quote?.kopecks, change]).toEqual([(before?.kopecks ?? 0) - 10_000_000, null]);
    expect((await dealOf(stood)).priceKopecks).toBe(quote?.kopecks);
    const { rows } = await house.context.db.execute(
      sql`select count(*)::int as kept from deal_quotes where deal_id = ${stood.deal}`,
    );
    expect(rows).toEqual([{ kept: 2 }]);
  });
});

describe('a certificate', () => {
  it('lowers the price of the contract, pays in one deal, and is free again when that ends', async () => {
    const stood = await opened('08');
    const certificate = await giveCertificate(stood, 2_000_000);
    const other = await opened('08');
    const { offer } = await terms(stood);
    expect(offer.certificates).toMatchObject([{ id: certificate, kopecks: 2_000_000 }]);
    expect(await choose(stood, 'full', { certificate })).toBe('done');
    const { quote } = await terms(stood);
    expect(quote?.steps).toMatchObject([{ code: 'certificate', kopecks: -2_000_000 }]);
    expect(quote?.kopecks).toBe((offer.forms[0]?.kopecks ?? 0) - 2_000_000);

    const stranger = await opened('07');
    const { status, body: said } = await chooseTerms(stranger.visitor.browser, stranger.estate, 'full', {
      certificate,
    });
    expect([status, Object.keys(said.errors ?? {})]).toEqual([422, ['certificate']]);
    expect((await terms(other)).offer.certificates).toEqual([]);
    const { offer: theirs } = await terms(other);
    const body = { ...firstChoice(theirs, 'full'), agree: true, certificate, priceKopecks: 1 };
    const taken = await other.visitor.browser.act(`/api/deals/${other.estate}/parameters`, body);
    expect([taken.status, taken.body.code]).toEqual([409, 'CERTIFICATE_USED']);
    await stood.visitor.act(stood.estate, 'cancel', {});
    expect(await choose(other, 'full', { certificate })).toBe('done');
  });
});

describe('[S2.3-32, S4.1-07] the total', () => {
  it('is confirmed by the hash of the calculation, and the lawyer’s turn begins', async () => {
    const stood = await stand('09', 'total');
    const { quote } = await terms(stood);
    const wrong = await stood.visitor.browser.act(`/api/deals/${stood.estate}/total`, {
      hash: 'a'.repeat(64),
    });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'QUOTE_CHANGED']);
    expect((await deskOf(stood, 'lawyer')).terms).toEqual(quote);
    expect(await confirm(stood)).toBe('done');
    expect(await terms(stood)).toMatchObject({
      place: 'contract-draft',
      quote: { id: quote?.id, confirmedAt: expect.any(String) },
    });
    expect(await confirm(stood)).toBe('409 STEP_WRONG');
    expect(await reopen(stood)).toBe('409 STEP_WRONG');
    await expect(
      house.context.db.execute(sql`update deal_quotes set price_kopecks = 1 where deal_id = ${stood.deal}`),
    ).rejects.toThrow();
  });

  it('opens the terms again, and does not ask for members who were named', async () => {
    const stood = await stand('10', 'total');
    const first = (await terms(stood)).quote;
    expect(await reopen(stood)).toBe('done');
    expect((await terms(stood)).place).toBe('parameters');
    expect(await choose(stood, 'installment')).toBe('done');
    const { place, quote } = await terms(stood);
    expect(place).toBe('total');
    expect(quote?.id).not.toBe(first?.id);
    expect(await reopen(stood)).toBe('done');
    expect(await choose(stood, 'mortgage')).toBe('done');
    expect((await terms(stood)).place).toBe('mortgage');
    expect(await reopen(stood)).toBe('done');
    expect(eventsOf(await dealOf(stood)).slice(0, 3)).toEqual([
      'choose-other-payment',
      'choose-mortgage',
      'change-parameters',
    ]);
  });

  it('says what it was, what it is and why, where the same choice comes to another sum, and asks again', async () => {
    const stood = await opened('11');
    const certificate = await giveCertificate(stood, 5_000_000);
    expect(await choose(stood, 'full', { certificate })).toBe('done');
    expect(await nameMembers(stood)).toBe(200);
    await house.context.db.execute(
      sql`update loyalty_certificates set valid_until = ${new Date(house.clock.now().getTime() - 1000).toISOString()} where id = ${certificate}`,
    );
    const { quote, change } = await terms(stood);
    const wasKopecks = quote?.kopecks ?? 0;
    expect(change).toEqual({ wasKopecks, isKopecks: wasKopecks + 5_000_000, why: 'certificate' });
    expect(await confirm(stood)).toBe('409 QUOTE_CHANGED');
    expect(await reopen(stood)).toBe('done');
    expect(await choose(stood, 'full')).toBe('done');
    expect((await terms(stood)).change).toBeNull();
    expect(await confirm(stood)).toBe('done');
  });
});

it('[S3-56, S7-35] GET /api/deals/banks answers the list of banks in data', async () => {
  const { browser } = await house.visit('12');
  const { body } = await browser.get('/api/deals/banks');
  expect(body).toMatchObject({
    result: true,
    data: expect.arrayContaining([{ code: 'bereg', name: 'Банк «Берег»' }]),
  });
  expect((await as('manager').get('/api/deals/banks')).status).not.toBe(200);
});
