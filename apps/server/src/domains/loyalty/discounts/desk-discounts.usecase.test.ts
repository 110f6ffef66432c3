import { isDeepStrictEqual } from 'node:util';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { DeskDiscount } from '@novosel/contract/loyalty/desk-endpoints.ts';
import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { newsChannel } from '../../../platform/sockets/sockets.ts';

let house: House;
const staff = new Map<StaffRole, Browser>();
beforeAll(async () => {
  house = await openHouse();
  for (const role of ['manager', 'support', 'lawyer', 'admin'] as const)
    staff.set(role, await enterDesk(house, role));
});
afterAll(() => house?.shut());

const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
const day = (days: number) => isoDay(new Date(house.clock.now().getTime() + days * 86_400_000));
const at = (person: number) => `/api/office/people/${person}/discounts`;
const why = 'Пришёл по рекомендации соседей';

const give = (person: number, more: object = {}, role: StaffRole = 'manager') =>
  as(role).act(at(person), {
    title: 'За терпение',
    by: 'percent',
    value: 250,
    validUntil: day(10),
    reason: why,
    ...more,
  });
const given = async (person: number): Promise<DeskDiscount[]> =>
  ((await as('support').get(at(person))).body.data as unknown as { items: DeskDiscount[] }).items;
const only = async (person: number): Promise<DeskDiscount> => {
  const [one] = await given(person);
  if (!one) throw new Error('no discount');
  return one;
};
const withdraw = (person: number, discount: number, role: StaffRole = 'manager') =>
  as(role).post(`${at(person)}/${discount}/withdraw`, { reason: 'Дали по ошибке' });
const priceOf = async (buyer: Browser, estate: number) =>
  ((await buyer.get(`/api/booking/${estate}`)).body.data as unknown as BookingPage).price;
const seen = async (buyer: Browser) =>
  ((await buyer.get('/api/discounts')).body.data as unknown as { items: DiscountView[] }).items;
const told = async (buyer: Browser) =>
  ((await buyer.get('/api/notification/list')).body.data as unknown as { title: string; text: string }[]).map(
    ({ title, text }) => `${title} ${text}`,
  );
const log = async (person: MadePerson) => {
  const { rows } = await house.context.db.execute<{ action: string; details: object }>(
    sql`select action, details from audit_records where subject = ${`user:${person.id}`} and action like 'loyalty.%' order by id`,
  );
  return rows;
};

describe('the desk gives a discount', () => {
  it('[S2.1-04] [S3-62] it is in the price at once, the buyer is told, who gave it and why is kept', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const estate = await house.estate();
    const before = await priceOf(buyer, estate);
    expect((await give(person.id)).status).toBe(200);
    const { lines, totalKopecks } = await priceOf(buyer, estate);
    expect(lines.map(({ title }) => title)).toEqual(['За терпение']);
    expect(totalKopecks).toBe(before.totalKopecks - Math.floor((before.listKopecks * 250) / 1_000_000) * 100);
    expect(await seen(buyer)).toMatchObject([{ title: 'За терпение', basisPoints: 250, state: 'active' }]);
    expect(await told(buyer)).toEqual([
      expect.stringMatching(/скидка: 2,5\s%.*«За терпение».*на любой объект/),
    ]);
    expect(await only(person.id)).toMatchObject({ reason: why, usedIn: null, state: 'active' });
    expect((await only(person.id)).givenBy).toBeTruthy();
    expect(await log(person)).toMatchObject([
      { action: 'loyalty.give-discount', details: { by: 'percent', value: 250, reason: why } },
    ]);
  });

  it('a sum, from a day to come, in one complex: not in the price before, nor elsewhere; its last day is whole', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const estate = await house.estate();
    const { rows } = await house.context.db.execute<{ here: number; other: number }>(
      sql`select e.complex_id as here, (select id from complexes where id <> e.complex_id limit 1) as other from estates e where id = ${estate}`,
    );
    const { here, other } = rows[0] ?? { here: 0, other: 0 };
    await give(person.id, { title: 'Потом', by: 'sum', value: 10_000_000, validFrom: day(2), complex: here });
    await give(person.id, { title: 'Не здесь', complex: other });
    expect((await priceOf(buyer, estate)).lines).toEqual([]);
    const [, later] = await given(person.id);
    expect(later).toMatchObject({
      title: 'Потом',
      state: 'future',
      kopecks: 10_000_000,
      complex: { id: here },
    });
    expect(isoDay(later?.validFrom ?? '')).toBe(day(2));
    expect(isoDay(later?.validUntil ?? '')).toBe(day(10));
  });

  it('open pages of the buyer hear that it is given, and that it is taken back', async () => {
    const person = await makePerson(house);
    const line = await house.context.pool.connect();
    onTestFinished(() => line.release(true));
    const heard: unknown[] = [];
    line.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await line.query(`listen ${newsChannel}`);
    const times = () => heard.filter((news) => isDeepStrictEqual(news, mine)).length;
    const mine = { to: 'person', userId: person.id, topic: 'discounts' };
    await give(person.id);
    await expect.poll(times).toBe(1);
    await withdraw(person.id, (await only(person.id)).id);
    await expect.poll(times).toBe(2);
  });

  it('what is repeated with the same key is given once', async () => {
    const person = await makePerson(house);
    const body = { title: 'Одна', by: 'percent', value: 100, validUntil: day(3), reason: why };
    const key = '0b8c7d5e-0000-4000-8000-00000000d15c';
    expect((await as('admin').act(at(person.id), body, key)).status).toBe(200);
    expect((await as('admin').act(at(person.id), body, key)).status).toBe(200);
    expect(await given(person.id)).toHaveLength(1);
  });

  it.each([
    ['more than a fifth', { value: 2001 }],
    ['more than two million', { by: 'sum', value: 200_000_001 }],
    ['nothing', { value: 0 }],
    ['a last day that has passed', { validUntil: '2020-01-01' }],
    ['an end before the beginning', { validFrom: '2099-01-02', validUntil: '2099-01-01' }],
    ['no reason', { reason: ' ' }],
  ])('%s is refused', async (_, wrong) => {
    const person = await makePerson(house);
    const { status, body } = await give(person.id, wrong);
    expect(`${status} ${body.code}`).toBe('422 VALIDATION');
    expect(await given(person.id)).toEqual([]);
  });

  it('nobody, a member of staff and an absent complex are refused; support sees and does not give, a lawyer does neither', async () => {
    const person = await makePerson(house);
    const { rows } = await house.context.db.execute<{ id: number }>(
      sql`select id from users where email = 'manager@demo.test'`,
    );
    expect((await give(999_999_999)).status).toBe(404);
    expect((await give(rows[0]?.id ?? 0)).status).toBe(404);
    expect((await as('support').get(at(rows[0]?.id ?? 0))).status).toBe(404);
    expect((await give(person.id, { complex: 999_999 })).status).toBe(404);
    expect((await give(person.id, {}, 'support')).body.code).toBe('ROLE_DENIED');
    expect((await as('lawyer').get(at(person.id))).body.code).toBe('ROLE_DENIED');
    expect(await given(person.id)).toEqual([]);
  });
});

describe('the desk says where a discount applies', () => {
  interface Place {
    readonly complex: number;
    readonly building: number;
    /** Another building of the complex. */
    readonly next: number;
  }
  const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await house.context.db.execute<Row>(query)).rows;
  /** A building with flats and storage rooms for sale, in a complex whose other building sells flats. */
  const place = async (): Promise<Place> => {
    const [found] = await rowsOf<{ complex: number; building: number; next: number }>(
      sql`select a.complex_id as complex, a.building_id as building, min(b.building_id) as next
        from estates a join estates b on b.complex_id = a.complex_id and b.building_id <> a.building_id
          and b.status = 3 and b.kind = 1
        where a.status = 3 and a.kind in (1, 17)
        group by 1, 2 having count(distinct a.kind) = 2 order by 2 limit 1`,
    );
    if (!found) throw new Error('no such complex');
    return found;
  };
  const oneOf = async (building: number, kind: keyof typeof estateKinds): Promise<number> => {
    const [found] = await rowsOf<{ id: number }>(
      sql`select id from estates where building_id = ${building} and kind = ${estateKinds[kind]} and status = 3 order by id desc limit 1`,
    );
    if (!found) throw new Error('no such estate');
    return found.id;
  };
  const hasIt = async (buyer: Browser, estate: number) => (await priceOf(buyer, estate)).lines.length > 0;

  it('[S3-62] in one building and on one kind it is in the price, in the next building and on another kind it is not', async () => {
    const { complex, building, next } = await place();
    const person = await makePerson(house);
    const buyer = await person.signIn();
    expect((await give(person.id, { complex, building, kinds: ['flat'] })).status).toBe(200);
    const places = [
      await oneOf(building, 'flat'),
      await oneOf(building, 'storage'),
      await oneOf(next, 'flat'),
    ];
    const seenIn: boolean[] = [];
    for (const estate of places) seenIn.push(await hasIt(buyer, estate));
    expect(seenIn).toEqual([true, false, false]);
    const where = { complex: { id: complex }, building: { id: building }, kinds: ['flat'] };
    expect(await seen(buyer)).toMatchObject([where]);
    expect(await only(person.id)).toMatchObject(where);
    const [{ number } = { number: '' }] = await rowsOf<{ number: string }>(
      sql`select number from buildings where id = ${building}`,
    );
    expect(await told(buyer)).toEqual([
      expect.stringMatching(new RegExp(`только в комплексе «.+», корпус ${number}: квартиры\\.`)),
    ]);
    expect((await log(person)).at(-1)?.details).toMatchObject({ complex, building, kinds: 'flat' });
  });

  it('kinds alone hold in every complex; all of them are the same as none', async () => {
    const { building, next } = await place();
    const person = await makePerson(house);
    const buyer = await person.signIn();
    await give(person.id, { kinds: ['storage', 'parking', 'storage'] });
    expect(await hasIt(buyer, await oneOf(building, 'storage'))).toBe(true);
    expect(await hasIt(buyer, await oneOf(next, 'flat'))).toBe(false);
    expect(await only(person.id)).toMatchObject({
      complex: null,
      building: null,
      kinds: ['parking', 'storage'],
    });
    const other = await makePerson(house);
    await give(other.id, { kinds: Object.keys(estateKinds) });
    expect((await only(other.id)).kinds).toEqual([]);
  });

  it('a building without its complex, and one of another complex, are refused', async () => {
    const { building } = await place();
    const person = await makePerson(house);
    const [other] = await rowsOf<{ complex: number }>(
      sql`select id as complex from complexes where id <> (select complex_id from buildings where id = ${building}) limit 1`,
    );
    expect((await give(person.id, { building })).body.code).toBe('VALIDATION');
    expect((await give(person.id, { complex: other?.complex, building })).status).toBe(404);
    expect((await give(person.id, { kinds: ['castle'] })).body.code).toBe('VALIDATION');
    expect(await given(person.id)).toEqual([]);
  });

  it('one that was taken off the catalogue is refused, and what was given in it before does not spread to the complex', async () => {
    const { complex, building } = await place();
    const person = await makePerson(house);
    const where = { complex, building, kinds: ['flat'] };
    expect((await give(person.id, where)).status).toBe(200);
    const remove = (at: string | null) =>
      house.context.db.execute(
        sql`update buildings set removed_at = ${at}::timestamptz where id = ${building}`,
      );
    await remove(house.clock.now().toISOString());
    expect(await only(person.id)).toMatchObject({ building: { id: building } });
    const other = await makePerson(house);
    expect((await give(other.id, where)).status).toBe(404);
    await remove(null);
  });

  it('a booking at the price of a place where it holds is refused elsewhere', async () => {
    const { complex, building, next } = await place();
    const visitor = await house.visit('09');
    const { id } = (await visitor.browser.get('/api/users')).body as unknown as { id: number };
    const estate = await oneOf(next, 'flat');
    const { price, rules } = await visitor.page(estate);
    const where = { complex, building, kinds: ['flat'] };
    expect((await give(id, { by: 'sum', value: 5_000_000, ...where })).status).toBe(200);
    const body = { term: 'standard', rulesVersion: rules.version, agree: true };
    const lower = await visitor.act(estate, 'begin', {
      ...body,
      priceKopecks: price.totalKopecks - 5_000_000,
    });
    expect(lower.body.code).toBe('PRICE_CHANGED');
    const begun = await visitor.act(estate, 'begin', { ...body, priceKopecks: price.totalKopecks });
    expect(begun.status).toBe(200);
    expect((await visitor.page(estate)).booking?.price.lines).toEqual(price.lines);
  });

  it('begun while it is taken back, a booking has the discount or is refused: never its price without it', async () => {
    const { complex, building } = await place();
    const visitor = await house.visit('08');
    const { id: person } = (await visitor.browser.get('/api/users')).body as unknown as { id: number };
    const estate = await oneOf(building, 'flat');
    await give(person, { by: 'sum', value: 5_000_000, complex, building, kinds: ['flat'] });
    const { id } = await only(person);
    const { price, rules } = await visitor.page(estate);
    const body = {
      term: 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: rules.version,
      agree: true,
    };
    const [begun, taken] = await Promise.all([visitor.act(estate, 'begin', body), withdraw(person, id)]);
    const outcome = `${begun.body.code ?? begun.status} ${taken.body.code ?? taken.status}`;
    expect(['200 DISCOUNT_USED', 'PRICE_CHANGED 200']).toContain(outcome);
    expect(((await only(person)).usedIn === null) === (begun.status !== 200)).toBe(true);
  });
});

describe('the desk takes a discount back', () => {
  it('it is in no price any more, the buyer is told and sees it among those that are over', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const estate = await house.estate();
    await give(person.id);
    const { id } = await only(person.id);
    expect((await withdraw(person.id, id)).status).toBe(200);
    expect((await priceOf(buyer, estate)).lines).toEqual([]);
    expect(await seen(buyer)).toMatchObject([{ state: 'over', withdrawnAt: expect.any(String) }]);
    expect(await told(buyer)).toContainEqual(expect.stringMatching(/^Скидка отозвана: 2,5\s% «За терпение»/));
    expect((await log(person)).at(-1)).toMatchObject({
      action: 'loyalty.withdraw-discount',
      details: { discount: id, reason: 'Дали по ошибке' },
    });
    const again = await withdraw(person.id, id);
    expect(`${again.status} ${again.body.code}`).toBe('409 STEP_WRONG');
  });

  it('one that a live booking has in its price stays; when the booking has ended, it is taken back', async () => {
    const visitor = await house.visit('06');
    const estate = await house.estate();
    const { id: person } = (await visitor.browser.get('/api/users')).body as unknown as { id: number };
    await give(person, { title: 'В брони' });
    await visitor.begin(estate);
    const { id, usedIn } = await only(person);
    expect(usedIn).toMatch(/^Б-/);
    const refused = await withdraw(person, id);
    expect(`${refused.status} ${refused.body.code}`).toBe('409 DISCOUNT_USED');
    expect(refused.body.message).toContain(usedIn);
    await visitor.act(estate, 'cancel');
    expect((await only(person)).usedIn).toBeNull();
    expect((await withdraw(person, id)).status).toBe(200);
  });

  it('another person’s, and one by support, is refused', async () => {
    const person = await makePerson(house);
    const other = await makePerson(house);
    await give(person.id);
    const { id } = await only(person.id);
    expect((await withdraw(other.id, id)).status).toBe(404);
    expect((await withdraw(person.id, id, 'support')).body.code).toBe('ROLE_DENIED');
    expect((await only(person.id)).state).toBe('active');
  });
});
