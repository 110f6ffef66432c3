import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';

let house: House;
let desk: Browser;
beforeAll(async () => {
  house = await openHouse();
  desk = await enterDesk(house, 'manager');
});
afterAll(() => house?.shut());

const reason = 'Отдел продаж согласовал скидку за отделку';
const dayMs = 86_400_000;

interface Held {
  readonly buyer: Visitor;
  readonly estate: number;
  readonly booking: string;
  readonly price: number;
  /** The last day of the booking. */
  readonly until: string;
}

async function booked(number: string, term = 'free'): Promise<Held> {
  const [buyer, estate] = [await house.visit(number), await house.estate()];
  const { booking } = await buyer.toPayment(estate, term);
  if (!booking) throw new Error('nothing is booked');
  const until = isoDay(booking.bookedUntil ?? Date.parse(booking.startedAt) + 12 * dayMs);
  return { buyer, estate, booking: booking.id, price: booking.price.totalKopecks, until };
}

const offer = (held: Held, terms: object = {}, by: Browser = desk): Promise<Answer> =>
  by.act(`/api/office/bookings/${held.booking}/change-terms`, {
    priceKopecks: held.price - 10_000_000,
    until: held.until,
    finishing: 'dark',
    reason,
    ...terms,
  });

const dealOf = async ({ buyer, estate }: Held) =>
  (await buyer.browser.get(`/api/deals/${estate}`)).body.data as unknown as DealView;

describe('a new edition of a signed agreement', () => {
  it('[S2.3-21] [S4.1-06] waits with code 103 and the terms side by side; signed, it is in force and nothing of the old one is lost', async () => {
    const held = await booked('01');
    const { buyer, estate, price } = held;
    const before = (await buyer.page(estate)).booking;
    const until = isoDay(Date.parse(held.until) + 5 * dayMs);
    expect((await offer(held, { until })).status).toBe(200);

    const waiting = (await buyer.page(estate)).booking;
    expect(waiting).toMatchObject({
      state: 'resign',
      screen: 'resign',
      paymentCode: 103,
      price: { totalKopecks: price },
      bookedUntil: before?.bookedUntil,
      agreement: { id: before?.agreement?.id, signedAt: expect.any(String) },
      edition: {
        number: 2,
        reason,
        state: 'open',
        before: { price: { totalKopecks: price } },
        after: {
          price: { totalKopecks: price - 10_000_000 },
          until: `${until}T15:00:00.000Z`,
          finishing: 'dark',
        },
        agreement: { version: 2, signedAt: null },
      },
    });
    expect(waiting?.events).toEqual(expect.arrayContaining(['resign', 'keep-terms', 'cancel']));
    expect((await dealOf(held)).turn).toMatchObject({ turn: 'buyer', act: 'resign' });

    const signed = pageOf(await buyer.sign(estate));
    expect(signed.booking).toMatchObject({
      state: 'success',
      price: { totalKopecks: price - 10_000_000 },
      bookedUntil: `${until}T15:00:00.000Z`,
      agreement: { id: waiting?.edition?.agreement.id, signedAt: expect.any(String) },
      edition: { state: 'signed' },
    });
    expect(signed.card.estate.finishing).toBe('dark');
    const deal = await dealOf(held);
    expect(deal.place).toBe('parameters');
    expect(deal.turn.dueAt).toBe(`${until}T15:00:00.000Z`);
    expect(deal.history.filter(({ event }) => event === 'change-terms' || event === 'resign')).toHaveLength(
      2,
    );
    const papers = deal.documents.filter(({ kind }) => kind === 'booking-agreement');
    expect(papers.map(({ version, signedAt }) => [version, signedAt !== null])).toEqual([
      [2, true],
      [1, true],
    ]);
    for (const { id } of papers)
      expect((await buyer.browser.get(`/api/documents/${id}/file`)).status).toBe(200);
  });

  it('signed after the desk has moved the term, does not take the moved term away', async () => {
    const held = await booked('09');
    await offer(held);
    const until = new Date(Date.parse(`${held.until}T15:00:00Z`) + 10 * dayMs).toISOString();
    const moved = await desk.act(`/api/office/bookings/${held.booking}/extend`, { until, reason });
    expect(moved.status).toBe(200);
    const signed = pageOf(await held.buyer.sign(held.estate));
    expect(signed.booking).toMatchObject({
      state: 'success',
      price: { totalKopecks: held.price - 10_000_000 },
      bookedUntil: until,
    });
    expect((await dealOf(held)).turn.dueAt).toBe(until);
  });

  it('left unsigned at the buyer’s wish, changes nothing', async () => {
    const held = await booked('02');
    await offer(held);
    const kept = pageOf(await held.buyer.act(held.estate, 'keep-terms'));
    expect(kept.booking).toMatchObject({
      state: 'success',
      edition: null,
      price: { totalKopecks: held.price },
      agreement: { version: 1 },
    });
    expect((await held.buyer.act(held.estate, 'keep-terms')).body.code).toBe('STEP_WRONG');
  });

  it('before the fee is paid leads back to the payment, with the new price', async () => {
    const held = await booked('03', 'standard');
    await offer(held);
    expect((await held.buyer.pay(held.estate)).body.code).toBe('STEP_WRONG');
    const signed = pageOf(await held.buyer.sign(held.estate));
    expect(signed.booking).toMatchObject({
      state: 'payment',
      paymentCode: 102,
      price: { totalKopecks: held.price - 10_000_000 },
    });
    await held.buyer.pay(held.estate);
    await house.outside.drive(await held.buyer.providerId(held.estate), 'succeed');
    await held.buyer.waitFor(held.estate, 'success');
  });

  it.each([
    ['cash-box', 'cash', 'sign', '10'],
    ['other', 'transfer', 'sign', '11'],
    ['cash-box', 'cash', 'keep-terms', '12'],
    ['other', 'transfer', 'keep-terms', '07'],
  ] as const)('before the fee is paid by %s leads back to %s (%s)', async (method, state, end, number) => {
    const held = await booked(number, 'standard');
    const { buyer, estate } = held;
    await buyer.pay(estate, method);
    const before = (await buyer.page(estate)).booking;
    await offer(held);
    const back = pageOf(await (end === 'sign' ? buyer.sign(estate) : buyer.act(estate, end)));
    expect(back.booking).toMatchObject({ state, paymentCode: 7, holdUntil: before?.holdUntil });
    expect(back.booking?.transfer?.invoice?.id).toBe(before?.transfer?.invoice?.id);
  });

  it('with a last day before the end of the unpaid hold ends the hold with it', async () => {
    const held = await booked('02', 'standard');
    const { buyer, estate } = held;
    await buyer.pay(estate, 'other');
    const sooner = isoDay(house.clock.now().getTime() + dayMs);
    expect((await offer(held, { until: sooner })).status).toBe(200);
    const end = `${sooner}T15:00:00.000Z`;
    expect(Date.parse((await buyer.page(estate)).booking?.holdUntil ?? '')).toBeGreaterThan(Date.parse(end));
    expect(pageOf(await buyer.sign(estate)).booking).toMatchObject({ state: 'transfer', holdUntil: end });
    await house.passUntil(Date.parse(end) + 3000);
    await buyer.again();
    await buyer.waitFor(estate, 'expired');
    desk = await enterDesk(house, 'manager');
  });

  it('gives way to a newer one, whose code alone signs; the former hash is refused', async () => {
    const held = await booked('04');
    await offer(held);
    const first = await held.buyer.askCode(held.estate);
    await offer(held, { priceKopecks: held.price - 20_000_000 });
    expect((await held.buyer.act(held.estate, 'sign', first)).body.code).toBe('DOCUMENT_CHANGED');
    const signed = pageOf(await held.buyer.sign(held.estate));
    expect(signed.booking).toMatchObject({
      price: { totalKopecks: held.price - 20_000_000 },
      edition: { number: 3 },
    });
  });

  it('that waits past the unpaid hold ends with it', async () => {
    const held = await booked('05', 'standard');
    await offer(held);
    const hold = (await held.buyer.page(held.estate)).booking?.holdUntil ?? '';
    await house.passUntil(Date.parse(hold) + 3000);
    await held.buyer.again();
    await held.buyer.waitFor(held.estate, 'expired');
  });

  it('that waits past the term of the booking ends with it, and the term that it offered counts for nothing', async () => {
    const held = await booked('06');
    const longer = isoDay(Date.parse(held.until) + 5 * dayMs);
    const manager = await enterDesk(house, 'manager');
    expect((await offer(held, { until: longer }, manager)).status).toBe(200);
    const term = Date.parse((await held.buyer.page(held.estate)).booking?.bookedUntil ?? '');
    await house.passUntil(term - 60_000);
    await held.buyer.again();
    expect((await held.buyer.page(held.estate)).booking?.state).toBe('resign');
    await house.pass(61);
    const { booking, card } = await held.buyer.waitFor(held.estate, 'expired');
    expect(booking?.screen).toBe('expired');
    expect(card.estate.available).toBe(true);
  });

  it('whose last day has passed while it waited is not signed: the former terms and their term stay', async () => {
    const held = await booked('08');
    const before = (await held.buyer.page(held.estate)).booking;
    const sooner = isoDay(Date.parse(held.until) - dayMs);
    const manager = await enterDesk(house, 'manager');
    expect((await offer(held, { until: sooner }, manager)).status).toBe(200);
    const read = await held.buyer.askCode(held.estate);
    await house.pass((Date.parse(`${sooner}T15:00:00Z`) - house.clock.now().getTime()) / 1000 + 60);
    await held.buyer.again();

    const signed = await held.buyer.act(held.estate, 'sign', read);
    expect([signed.status, signed.body.code]).toEqual([409, 'EDITION_OVER']);
    const { sha256 } = read;
    const code = await held.buyer.browser.post(`/api/booking/${held.estate}/signing-code`, { sha256 });
    expect(code.body.code).toBe('EDITION_OVER');
    const kept = pageOf(await held.buyer.act(held.estate, 'keep-terms'));
    expect(kept.booking).toMatchObject({ state: 'success', bookedUntil: before?.bookedUntil });
  });
});

describe('the desk may not', () => {
  it('change nothing, ask a price of zero, a past day or one too far, or give no reason', async () => {
    desk = await enterDesk(house, 'manager');
    const held = await booked('06');
    const { finishing } = (await held.buyer.page(held.estate)).card.estate;
    const refusals: [object, string][] = [
      [{ priceKopecks: held.price, finishing }, 'TERMS_UNCHANGED'],
      [{ priceKopecks: 0 }, 'VALIDATION'],
      [{ until: '2020-01-01' }, 'VALIDATION'],
      [{ until: '2099-01-01' }, 'VALIDATION'],
      [{ until: 'soon' }, 'VALIDATION'],
      [{ reason: ' ' }, 'VALIDATION'],
    ];
    for (const [terms, code] of refusals) expect((await offer(held, terms)).body.code).toBe(code);
    expect((await held.buyer.page(held.estate)).booking?.state).toBe('success');
  });

  it('change what is not signed yet, or act without the role', async () => {
    const [buyer, estate] = [await house.visit('07'), await house.estate()];
    const { booking } = pageOf(await buyer.begin(estate));
    const held = { buyer, estate, booking: booking?.id ?? '', price: 1, until: '2026-12-01' };
    expect((await offer(held, { priceKopecks: 100 })).body.code).toBe('STEP_WRONG');
    const accountant = await enterDesk(house, 'accountant');
    expect((await offer(held, {}, accountant)).body.code).toBe('ROLE_DENIED');
    const { acts } = (await accountant.get(`/api/office/deals/${held.booking}`)).body
      .data as unknown as DeskDeal;
    expect(acts.find(({ act }) => act === 'change-terms')?.refused).toBe('ROLE_DENIED');
  });
});
