import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { DeskDiscount } from '@novosel/contract/loyalty/desk-endpoints.ts';
import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { chooseTerms, confirmTotal, termsOf } from '../../../test/choose-terms.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { discounts } from '../loyalty/loyalty.tables.ts';

let house: House;
const { as, enter, nameMembers, opened } = dealDesk(() => house, 'Со слов покупателя');
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
/** The demo has a promotion for everybody. */
beforeEach(() => house.context.db.execute(sql`delete from discounts where user_id is null`));
afterAll(() => house?.shut());

const dayMs = 86_400_000;
const after = (days: number) => new Date(house.clock.now().getTime() + days * dayMs);
const terms = ({ visitor, estate }: StoodDeal) => termsOf(visitor.browser, estate);
const rubles = (sum: number) => sum * 100;

/** @returns its ID */
async function promote(more: Partial<typeof discounts.$inferInsert> = {}): Promise<number> {
  const promotion = {
    code: 'test',
    titleRu: 'Зимний пирс',
    titleEn: 'Winter pier',
    basisPoints: 200,
    kopecks: 0,
    exclusiveGroup: 'season',
    validFrom: after(-1),
    validUntil: after(30),
    ...more,
  };
  const [row] = await house.context.db.insert(discounts).values(promotion).returning({ id: discounts.id });
  return row?.id ?? 0;
}

const end = (id: number) =>
  house.context.db.execute(
    sql`update discounts set valid_until = ${after(0).toISOString()} where id = ${id}`,
  );
const send = async ({ visitor, estate }: StoodDeal, change: object) => {
  const { offer } = await termsOf(visitor.browser, estate);
  const body = { ...firstChoice(offer, 'full'), agree: true, priceKopecks: 1, ...change };
  return visitor.browser.act(`/api/deals/${estate}/parameters`, body);
};
const complexOf = async ({ estate }: StoodDeal) => {
  const { rows } = await house.context.db.execute<{ here: number; other: number }>(sql`
    select e.complex_id as here, (select id from complexes where id <> e.complex_id limit 1) as other
    from estates e where id = ${estate}`);
  return rows[0] ?? { here: 0, other: 0 };
};

describe('a promotion', () => {
  it('is in no price of a booking; chosen in the terms, it goes off the price of the contract', async () => {
    const estate = await house.estate();
    const visitor = await house.visit('01');
    const priceOf = async () =>
      ((await visitor.browser.get(`/api/booking/${estate}`)).body.data as unknown as BookingPage).price;
    const before = await priceOf();
    const validUntil = after(30);
    const promo = await promote({ basisPoints: 500, validUntil });
    const other = await promote({ titleRu: 'Другая группа', exclusiveGroup: 'spring' });
    expect(await priceOf()).toEqual(before);

    const stood = await opened('01');
    const { offer } = await terms(stood);
    expect(offer.promos).toEqual([
      expect.objectContaining({ id: other }),
      {
        id: promo,
        title: 'Зимний пирс',
        basisPoints: 500,
        validUntil: validUntil.toISOString(),
        place: 'на любой объект',
        replacesBooked: false,
      },
    ]);
    expect((await chooseTerms(stood.visitor.browser, stood.estate, 'full', { promo })).status).toBe(200);
    const { quote } = await terms(stood);
    const base = offer.forms[0]?.kopecks ?? 0;
    const kopecks = Math.round(base * 0.95);
    expect(quote).toMatchObject({
      choice: { promo },
      baseKopecks: base,
      steps: [{ code: 'promo', basisKopecks: base, kopecks: kopecks - base }],
      kopecks,
    });
  });

  it('with a certificate comes before it: 8 450 000, five per cent, 50 000', async () => {
    const stood = await opened('02');
    const promo = await promote({ basisPoints: 500 });
    const { rows } = await house.context.db.execute<{ id: string }>(sql`
      insert into loyalty_certificates (id, user_id, title_ru, title_en, kopecks)
      select gen_random_uuid(), user_id, 'С-0417', 'C-0417', ${rubles(50_000)}
      from deal_parties where deal_id = ${stood.deal} and role = 'holder' returning id`);
    await house.context.db.execute(sql`
      update bookings set price_kopecks = ${rubles(8_450_000)} where id = (select booking_id from deals where id = ${stood.deal})`);
    const certificate = rows[0]?.id ?? null;
    await chooseTerms(stood.visitor.browser, stood.estate, 'full', { promo, certificate });
    expect((await terms(stood)).quote).toMatchObject({
      steps: [
        { code: 'promo', basisKopecks: rubles(8_450_000), kopecks: -rubles(422_500) },
        { code: 'certificate', basisKopecks: rubles(8_027_500), kopecks: -rubles(50_000) },
      ],
      kopecks: rubles(7_977_500),
    });
  });

  it('is offered where it applies: not in another complex, to another person, before it begins', async () => {
    const stood = await opened('03');
    const { here, other } = await complexOf(stood);
    const stranger = await makePerson(house);
    const mine = await promote({ complexId: here });
    await promote({ complexId: other });
    await promote({ kinds: [10] });
    const theirs = await promote({ userId: stranger.id });
    const later = await promote({ validFrom: after(5) });
    const { offer } = await terms(stood);
    expect(offer.promos.map(({ id }) => id)).toEqual([mine]);
    expect(offer.promos[0]?.place).toMatch(/^только в комплексе «/);
    for (const promo of [later, theirs]) {
      const { status, body } = await send(stood, { promo });
      expect([status, body.errors]).toEqual([422, { promo: [expect.any(String)] }]);
    }
  });

  it('in place of the discounts of the booking is refused where they give more, and taken where they do not', async () => {
    const stood = await opened('04');
    await house.context.db.execute(sql`
      update bookings set price_kopecks = ${rubles(9_700_000)}, price = price || ${JSON.stringify({
        listKopecks: rubles(10_000_000),
        lines: [{ code: 'card', title: 'Карта', kopecks: -rubles(300_000) }],
        totalKopecks: rubles(9_700_000),
      })}::jsonb where id = (select booking_id from deals where id = ${stood.deal})`);
    const worse = await promote({ replacesBooked: true });
    const better = await promote({ replacesBooked: true, basisPoints: 400 });
    expect((await terms(stood)).offer.forms[0]).toEqual({
      form: 'full',
      kopecks: rubles(9_700_000),
      listKopecks: rubles(10_000_000),
    });
    expect((await send(stood, { promo: worse })).status).toBe(422);
    await chooseTerms(stood.visitor.browser, stood.estate, 'full', { promo: better });
    expect((await terms(stood)).quote).toMatchObject({
      steps: [
        { code: 'replaced', kopecks: rubles(300_000) },
        { code: 'promo', basisKopecks: rubles(10_000_000), kopecks: -rubles(400_000) },
      ],
      kopecks: rubles(9_600_000),
    });
  });

  it('in place of them is not offered by a booking that does not keep its list prices', async () => {
    const stood = await opened('05');
    const top = await promote();
    await promote({ replacesBooked: true });
    await house.context.db.execute(sql`
      update bookings set price = price #- '{otherForms,0,listKopecks}'
      where id = (select booking_id from deals where id = ${stood.deal})`);
    expect((await terms(stood)).offer.promos.map(({ id }) => id)).toEqual([top]);
  });

  it('that ended after the terms were saved changes the calculation, and says so', async () => {
    const stood = await opened('06');
    const validUntil = after(1);
    const promo = await promote({ validUntil });
    expect((await chooseTerms(stood.visitor.browser, stood.estate, 'full', { promo })).status).toBe(200);
    expect(await nameMembers(stood)).toBe(200);
    const { quote } = await terms(stood);
    expect(quote?.validUntil).toBe(validUntil.toISOString());
    await end(promo);
    const { change, offer } = await terms(stood);
    expect(change).toEqual({
      wasKopecks: quote?.kopecks,
      isKopecks: offer.forms[0]?.kopecks,
      why: 'promo',
    });
    const refused = await confirmTotal(stood.visitor.browser, stood.estate);
    expect([refused.status, refused.body.code]).toEqual([409, 'QUOTE_CHANGED']);
  });

  it('that ended after the total was confirmed stays in it, also by a new edition of the booking', async () => {
    const stood = await opened('07');
    const { visitor, estate } = stood;
    const promo = await promote();
    await chooseTerms(visitor.browser, estate, 'full', { promo });
    expect(await nameMembers(stood)).toBe(200);
    expect((await confirmTotal(visitor.browser, estate)).status).toBe(200);
    await end(promo);
    const { booking } = await visitor.page(estate);
    const priceKopecks = (booking?.price.totalKopecks ?? 0) - 10_000_000;
    const offered = await as('manager').act(`/api/office/bookings/${stood.booking}/change-terms`, {
      priceKopecks,
      until: booking?.bookedUntil?.slice(0, 10),
      finishing: 'dark',
      reason: 'Скидка за ожидание',
    });
    expect(offered.status).toBe(200);
    house.clock.advance(61);
    expect((await visitor.sign(estate)).status).toBe(200);
    const { quote, change } = await terms(stood);
    expect([quote?.kopecks, change]).toEqual([Math.round(priceKopecks * 0.98), null]);
    expect(quote?.confirmedAt).toEqual(expect.any(String));
  });
});

describe('the desk gives a promotion', () => {
  const give = (person: number, more: object) =>
    as('manager').act(`/api/office/people/${person}/discounts`, {
      title: 'На выбор',
      by: 'percent',
      value: 300,
      validUntil: isoDay(after(10)),
      reason: 'По решению отдела продаж',
      exclusive: true,
      ...more,
    });

  it('[S2.1-04] the buyer sees it apart from what his prices have, and is told that he chooses it', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const listed = async () =>
      (await buyer.get('/api/discounts')).body.data as unknown as {
        items: DiscountView[];
        promos: DiscountView[];
      };
    expect((await give(person.id, { replacesBooked: true })).status).toBe(200);
    const marks = { title: 'На выбор', exclusive: true, replacesBooked: true };
    expect(await listed()).toMatchObject({ items: [], promos: [{ ...marks, state: 'active' }] });
    const news = (await buyer.get('/api/notification/list')).body.data as unknown as { text: string }[];
    expect(news[0]?.text).toMatch(/Её выбирают в условиях сделки, в цену брони она не входит\.$/);
    const { items } = (await as('support').get(`/api/office/people/${person.id}/discounts`)).body
      .data as unknown as { items: DeskDiscount[] };
    expect(items).toMatchObject([marks]);

    await as('manager').post(`/api/office/people/${person.id}/discounts/${items[0]?.id}/withdraw`, {
      reason: 'Дали по ошибке',
    });
    expect(await listed()).toMatchObject({ items: [{ ...marks, state: 'over' }], promos: [] });
  });

  it('that of everybody is seen by everybody until it is over', async () => {
    const buyer = await (await makePerson(house)).signIn();
    const id = await promote();
    const listed = async () => (await buyer.get('/api/discounts')).body.data;
    expect(await listed()).toMatchObject({ items: [], promos: [{ code: `test-${id}` }] });
    await end(id);
    expect(await listed()).toMatchObject({ items: [], promos: [] });
  });

  it.each([
    ['of a sum', { by: 'sum', value: 1_000_000 }],
    ['that replaces the booked ones and applies by itself', { exclusive: false, replacesBooked: true }],
  ])('not one %s', async (_, wrong) => {
    const person = await makePerson(house);
    const { status, body } = await give(person.id, wrong);
    expect(`${status} ${body.code}`).toBe('422 VALIDATION');
  });
});
