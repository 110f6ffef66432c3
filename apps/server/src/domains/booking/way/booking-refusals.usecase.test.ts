import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf } from '../../../../test/booking-journey.ts';
import { passportOf } from '../../../demo/people.data.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { evidenceOf } from '../../signing/public.ts';
import { subjectOf } from '../booking-view.ts';
import { expireBooking } from '../ending/expire-booking.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

describe('begin', () => {
  it('[promise 33] lets one of two who race win; the other hears that the estate is taken', async () => {
    const [anna, dmitry, estate] = [await house.visit('01'), await house.visit('02'), await house.estate()];
    const { price, rules } = await anna.page(estate);
    const bodyOf = (priceKopecks: number) => ({
      term: 'standard',
      priceKopecks,
      rulesVersion: rules.version,
      agree: true,
    });
    const hers = bodyOf(price.totalKopecks);
    const his = bodyOf((await dmitry.page(estate)).price.totalKopecks);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => anna.act(estate, 'begin', hers)),
      ...Array.from({ length: 4 }, () => dmitry.act(estate, 'begin', his)),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const { rows } = await house.context.db.execute(
      sql`select 1 from bookings where estate_id = ${estate} and ended_at is null`,
    );
    expect(rows).toHaveLength(1);
    const loser =
      answers[0]?.status === 200 || answers.slice(0, 4).some(({ status }) => status === 200) ? dmitry : anna;
    expect(codeOf(await loser.act(estate, 'begin', loser === anna ? hers : his))).toBe('409 ESTATE_TAKEN');
    expect((await loser.page(estate)).terms.map(({ refused }) => refused)).toEqual([
      'ESTATE_TAKEN',
      'ESTATE_TAKEN',
    ]);
  });

  it('[promise 35] has one effect and one answer for a key, and refuses the key with another body', async () => {
    const [buyer, estate] = [await house.visit('03'), await house.estate()];
    const key = randomUUID();
    const { price, rules } = await buyer.page(estate);
    const body = {
      term: 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: rules.version,
      agree: true,
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.act(estate, 'begin', body, key)));
    expect(new Set(answers.map(({ raw }) => `${raw.statusCode} ${JSON.stringify(raw.json())}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(codeOf(await buyer.act(estate, 'begin', { ...body, term: 'free' }, key))).toBe(
      '422 IDEMPOTENCY_MISMATCH',
    );
    expect(codeOf(await buyer.browser.post(`/api/booking/${estate}/begin`, body))).toBe(
      '422 IDEMPOTENCY_KEY_REQUIRED',
    );
  });

  it.each([
    ['another price than the present one', { priceKopecks: 1 }, '409 PRICE_CHANGED'],
    ['a term that is not offered', { term: 'forever' }, '422 VALIDATION'],
    ['rules that are not the present ones', { rulesVersion: '0' }, '422 VALIDATION'],
    ['no consent to the rules', { agree: false }, '422 VALIDATION'],
    ['a field that nobody asked for', { feeKopecks: 0 }, '422 VALIDATION'],
  ])('refuses %s', async (_, wrong, expected) => {
    const [buyer, estate] = [await house.visit('04'), await house.estate()];
    const { price, rules } = await buyer.page(estate);
    const body = {
      term: 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: rules.version,
      agree: true,
    };
    expect(codeOf(await buyer.act(estate, 'begin', { ...body, ...wrong }))).toBe(expected);
    expect((await buyer.page(estate)).card.estate.available).toBe(true);
  });

  it('refuses a second booking of what the person holds, an absent estate and one that is not for sale', async () => {
    const [buyer, estate] = [await house.visit('05'), await house.estate()];
    expect((await buyer.begin(estate)).status).toBe(200);
    expect(codeOf(await buyer.begin(estate))).toBe('409 STEP_WRONG');
    expect((await buyer.browser.get('/api/booking/999999999')).status).toBe(404);
    const sold = await house.estate();
    const { price, rules } = await buyer.page(sold);
    await house.context.db.execute(sql`update estates set status = 5 where id = ${sold}`);
    const body = {
      term: 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: rules.version,
      agree: true,
    };
    expect(codeOf(await buyer.act(sold, 'begin', body))).toBe('409 ESTATE_NOT_FOR_SALE');
  });

  it('keeps to three unpaid holds of one person, also side by side', async () => {
    const buyer = await house.visit('06');
    const estates = [await house.estate(), await house.estate(), await house.estate(), await house.estate()];
    const answers = await Promise.all(estates.map((estate) => buyer.begin(estate)));
    expect(answers.map(codeOf).sort()).toEqual([
      '200 undefined',
      '200 undefined',
      '200 undefined',
      '409 HOLD_LIMIT',
    ]);
  });

  it('gives a free hold of an estate once to a person', async () => {
    const [buyer, estate] = [await house.visit('07'), await house.estate()];
    await buyer.begin(estate, 'free');
    expect((await buyer.act(estate, 'cancel')).status).toBe(200);
    expect(codeOf(await buyer.begin(estate, 'free'))).toBe('409 FREE_HOLD_USED');
    expect((await buyer.begin(estate)).status).toBe(200);
  });
});

describe('the dates of a passport', () => {
  it.each([
    [{ birthday: '1899-05-01' }, 'birthday', 'Проверьте год рождения: он раньше 1900'],
    [{ birthday: '2013-05-01' }, 'birthday', 'Бронировать можно с\u00a018\u00a0лет'],
    [
      { birthday: '1970-05-01', issueDate: '1997-09-30' },
      'issueDate',
      'Паспорта этого образца выдают с\u00a01\u00a0октября 1997\u00a0года: проверьте дату выдачи',
    ],
    [
      { birthday: '1990-05-01', issueDate: '2009-05-01' },
      'issueDate',
      'Этот паспорт действовал до\u00a030.07.2010: в\u00a020\u00a0лет его меняют. Впишите новый',
    ],
  ])('%j: a sentence at the field', async (more, field, words) => {
    const [buyer, estate] = [await house.visit('08'), await house.estate()];
    await buyer.begin(estate);
    const passport = { ...passportOf(7), ...more };
    const answer = await buyer.act(estate, 'passport', { passport, scans: [await buyer.scan()] });
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [words]]);
    await buyer.act(estate, 'cancel');
  });
});

describe('passport', () => {
  const wrong = (more: object) => ({ ...passportOf(7), ...more });
  it.each([
    ['a buyer under 18', wrong({ birthday: '2012-01-01' }), 'PASSPORT_INCOMPLETE', 'birthday'],
    ['a passport from the future', wrong({ issueDate: '2050-01-01' }), 'PASSPORT_INCOMPLETE', 'issueDate'],
    [
      'no address of living',
      wrong({ addressesEqual: false, addressLiving: null }),
      'PASSPORT_INCOMPLETE',
      'addressLiving',
    ],
    ['[S3-35] a series of three digits', wrong({ serial: '401' }), 'VALIDATION', 'serial'],
    ['[S3-36] a number of seven digits', wrong({ number: '0031811' }), 'VALIDATION', 'number'],
    ['[S3-34] a sex that is not 1 or 2', wrong({ sex: 3 }), 'VALIDATION', 'sex'],
    ['a field that nobody asked for', wrong({ checked: true }), 'VALIDATION', 'checked'],
  ])('refuses %s at its field', async (_, passport, code, field) => {
    const [buyer, estate] = [await house.visit('08'), await house.estate()];
    await buyer.begin(estate);
    const answer = await buyer.act(estate, 'passport', { passport, scans: [await buyer.scan()] });
    expect(codeOf(answer)).toBe(`422 ${code}`);
    expect(answer.body.errors).toHaveProperty(field);
    await buyer.act(estate, 'cancel');
  });

  it("refuses another's scan, and the wrong step", async () => {
    const [buyer, other, estate] = [await house.visit('08'), await house.visit('09'), await house.estate()];
    await buyer.begin(estate);
    const passport = passportOf(7);
    const foreign = await buyer.act(estate, 'passport', { passport, scans: [await other.scan()] });
    expect(codeOf(foreign)).toBe('422 VALIDATION');
    expect(foreign.body.errors).toHaveProperty('scans');
    expect(codeOf(await other.act(estate, 'passport', { passport, scans: [await other.scan()] }))).toBe(
      '404 NOT_FOUND',
    );
    expect(codeOf(await buyer.pay(estate))).toBe('409 STEP_WRONG');
  });
});

describe('signature', () => {
  it('[promise 44] of other bytes than the present ones is refused at both steps', async () => {
    const [buyer, estate] = [await house.visit('09'), await house.estate()];
    await buyer.begin(estate);
    await buyer.givePassport(estate);
    const first = await buyer.askCode(estate);
    const again = pageOf(await buyer.givePassport(estate));
    expect(again.booking?.agreement).toMatchObject({ version: 2 });
    expect(again.booking?.agreement?.sha256).not.toBe(first.sha256);
    expect(codeOf(await buyer.act(estate, 'sign', first))).toBe('409 DOCUMENT_CHANGED');
    const sha256 = again.booking?.agreement?.sha256 ?? '';
    expect(codeOf(await buyer.act(estate, 'sign', { sha256, code: first.code }))).toBe('422 CODE_EXPIRED');
    const url = `/api/booking/${estate}/signing-code`;
    expect(codeOf(await buyer.browser.post(url, { sha256: first.sha256 }))).toBe('409 DOCUMENT_CHANGED');
    expect((await buyer.sign(estate)).status).toBe(200);
    expect((await buyer.browser.get('/api/documents')).body).toMatchObject({ data: [{ version: 2 }] });
  });

  it('[promise 5] [promise 45] takes three tries, and leaves one row of evidence in a chain', async () => {
    const [buyer, estate] = [await house.visit('10'), await house.estate()];
    await buyer.begin(estate);
    await buyer.givePassport(estate);
    const { sha256, code } = await buyer.askCode(estate);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(codeOf(await buyer.act(estate, 'sign', { sha256, code: wrong }))).toBe('422 CODE_WRONG');
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => buyer.act(estate, 'sign', { sha256, code })),
    );
    // The later call may find it signed and be refused; the code works once.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const page = await buyer.page(estate);
    const rows = await evidenceOf(house.context.db, subjectOf(page.booking?.id ?? ''));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.evidence).toMatchObject({
      documentSha256: sha256,
      kind: 'simple',
      ip: '127.0.0.1',
      rulesVersion: page.rules.version,
      who: {
        phoneMasked: expect.stringMatching(/10$/),
        passportHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('[promise 5] is closed after three wrong codes', async () => {
    const [buyer, estate] = [await house.visit('11'), await house.estate()];
    await buyer.begin(estate);
    await buyer.givePassport(estate);
    const { sha256, code } = await buyer.askCode(estate);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tries: string[] = [];
    for (const typed of [wrong, wrong, wrong, code])
      tries.push(codeOf(await buyer.act(estate, 'sign', { sha256, code: typed })));
    expect(tries).toEqual(['422 CODE_WRONG', '422 CODE_WRONG', '422 CODE_TRIES_OVER', '422 CODE_TRIES_OVER']);
  });
});

describe('time', () => {
  it('ends the hold exactly when it is over; the estate is for sale again and every act is refused', async () => {
    const [buyer, other, estate] = [await house.visit('12'), await house.visit('04'), await house.estate()];
    const { booking } = pageOf(await buyer.begin(estate, 'free'));
    const deps = { ...house.context };
    await expireBooking(deps, booking?.id ?? '');
    expect((await buyer.page(estate)).booking?.state).toBe('passport');
    house.clock.advance(15 * 60);
    await Promise.all([buyer.again(), other.again()]);
    expect(codeOf(await buyer.givePassport(estate))).toBe('409 HOLD_EXPIRED');
    await house.pass(5);
    const over = await buyer.page(estate);
    expect(over.booking).toMatchObject({ state: 'expired', screen: 'expired', estateFree: true });
    expect(over.card.estate.available).toBe(true);
    expect(codeOf(await buyer.act(estate, 'cancel'))).toBe('409 STEP_WRONG');
    expect((await other.begin(estate)).status).toBe(200);
    expect((await buyer.page(estate)).booking).toMatchObject({ state: 'expired', estateFree: false });
  });
});

describe('cancel', () => {
  it('by the buyer frees the estate and keeps the reason', async () => {
    const [buyer, estate] = [await house.visit('04'), await house.estate()];
    await buyer.begin(estate);
    const page = pageOf(await buyer.act(estate, 'cancel', { reason: 'Передумали' }));
    expect(page.booking).toMatchObject({ state: 'canceled', screen: 'canceled', reason: 'Передумали' });
    expect(page.card.estate.available).toBe(true);
  });
});

it("[promise 20] another's deal is as if it were not there", async () => {
  const [buyer, other, estate] = [await house.visit('04'), await house.visit('12'), await house.estate()];
  const { booking } = pageOf(await buyer.begin(estate));
  expect((await other.browser.get(`/api/deals/${estate}`)).status).toBe(404);
  expect((await other.page(estate)).booking).toBeNull();
  expect((await buyer.browser.get(`/api/deals/${estate}`)).body).toMatchObject({
    data: {
      number: booking?.number,
      state: 'passport',
      turn: { turn: 'buyer', act: 'passport', loss: 'hold-ends' },
    },
  });
});
