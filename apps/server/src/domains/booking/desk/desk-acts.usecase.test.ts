import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';

const absent = '01935b6e-0000-7000-8000-000000000000';
const reason = 'Покупатель просил подождать';

let house: House;
const staff = new Map<StaffRole, Browser>();

beforeAll(async () => {
  house = await openHouse();
  for (const role of ['manager', 'lawyer', 'accountant', 'admin'] as const)
    staff.set(role, await enterDesk(house, role));
});
afterAll(() => house?.shut());

const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
const act = (role: StaffRole, booking: string, name: string, body: object, key?: string) =>
  as(role).act(`/api/office/bookings/${booking}/${name}`, body, key);
const outcome = async (answer: ReturnType<typeof act>) => {
  const { status, body } = await answer;
  return status === 200 ? 'done' : `${status} ${body.code}`;
};
const inDays = (days: number) => new Date(house.clock.now().getTime() + days * 86_400_000).toISOString();
async function deal(booking: string): Promise<DeskDeal> {
  return (await as('admin').get(`/api/office/deals/${booking}`)).body.data as unknown as DeskDeal;
}

interface Stood {
  readonly visitor: Visitor;
  readonly estate: number;
  readonly booking: string;
}
async function stand(
  number: string,
  way: (visitor: Visitor, estate: number) => Promise<unknown>,
): Promise<Stood> {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  await way(visitor, estate);
  return { visitor, estate, booking: (await visitor.page(estate)).booking?.id ?? '' };
}
const begun = (visitor: Visitor, estate: number) => visitor.begin(estate);
const signed = (visitor: Visitor, estate: number) => visitor.toPayment(estate);
const atCashDesk = async (visitor: Visitor, estate: number) => {
  await visitor.toPayment(estate);
  await visitor.pay(estate, 'cash-box');
};
const paidByCard = async (visitor: Visitor, estate: number) => {
  await visitor.toPayment(estate);
  await visitor.pay(estate);
  await house.outside.drive(await visitor.providerId(estate), 'succeed');
  await visitor.waitFor(estate, 'success');
};
const canceled = async (visitor: Visitor, estate: number) => {
  await visitor.begin(estate);
  await visitor.act(estate, 'cancel', {});
};

describe('extending a hold', () => {
  it('moves its end, tells the buyer why, and keeps who did it', async () => {
    const { booking, visitor, estate } = await stand('01', begun);
    const until = inDays(2);
    expect(await outcome(act('manager', booking, 'extend', { until, reason }))).toBe('done');
    expect((await visitor.page(estate)).booking).toMatchObject({ state: 'passport', holdUntil: until });
    const { deal: view } = await deal(booking);
    expect(view.history[0]).toMatchObject({
      event: 'extend',
      actor: 'staff',
      actorName: 'Марина Лебедева',
      reason,
    });
    expect(view.turn.dueAt).toBe(until);
  });

  it('has one effect however often it is sent with its key, and refuses the key for another act', async () => {
    const { booking } = await stand('01', begun);
    const body = { until: inDays(2), reason };
    expect(await outcome(act('manager', booking, 'extend', body, 'desk-extend-1'))).toBe('done');
    expect(await outcome(act('manager', booking, 'extend', body, 'desk-extend-1'))).toBe('done');
    const { deal: view } = await deal(booking);
    expect(view.history.filter(({ event }) => event === 'extend')).toHaveLength(1);
    const other = { until: inDays(3), reason };
    expect(await outcome(act('manager', booking, 'extend', other, 'desk-extend-1'))).toBe(
      '422 IDEMPOTENCY_MISMATCH',
    );
  });

  it.each([
    ['a lawyer', 'lawyer', {}, '409 ROLE_DENIED'],
    ['an accountant', 'accountant', {}, '409 ROLE_DENIED'],
    ['no reason', 'manager', { reason: '  ' }, '422 VALIDATION'],
    ['a term that has passed', 'manager', { until: '2020-01-01T00:00:00.000Z' }, '422 VALIDATION'],
    ['a term too far ahead', 'manager', { until: '2100-01-01T00:00:00.000Z' }, '422 VALIDATION'],
    ['a field of its own', 'manager', { state: 'success' }, '422 VALIDATION'],
  ] as const)('refuses %s, and nothing has moved', async (_, role, wrong, said) => {
    const { booking } = await stand('02', begun);
    const before = await deal(booking);
    expect(await outcome(act(role, booking, 'extend', { until: inDays(1), reason, ...wrong }))).toBe(said);
    expect((await deal(booking)).deal.booking).toEqual(before.deal.booking);
    await (await house.visit('02')).act(before.deal.card.estate.id, 'cancel', {});
  });

  it('refuses a booking that is over, and one that never was', async () => {
    const { booking } = await stand('03', canceled);
    const body = { until: inDays(1), reason };
    expect(await outcome(act('manager', booking, 'extend', body))).toBe('409 STEP_WRONG');
    expect(await outcome(act('manager', absent, 'extend', body))).toBe('404 NOT_FOUND');
  });
});

describe('cancelling by the desk', () => {
  it('frees the flat of a booking that is not paid', async () => {
    const { booking, visitor, estate } = await stand('03', signed);
    expect(await outcome(act('manager', booking, 'cancel', { reason }))).toBe('done');
    const page = await visitor.page(estate);
    expect(page.booking).toMatchObject({ state: 'canceled', reason });
    expect(page.card.estate.available).toBe(true);
    expect((await deal(booking)).ledger).toEqual([]);
  });

  it('sends back what was paid by card, and the ledger balances', async () => {
    const { booking, visitor, estate } = await stand('04', paidByCard);
    expect(await outcome(act('admin', booking, 'cancel', { reason }))).toBe('done');
    await visitor.waitFor(estate, 'returned');
    const { ledger } = await deal(booking);
    expect(ledger.map(({ kind }) => kind)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
    const balance = new Map<string, number>();
    for (const { debit, credit, kopecks } of ledger) {
      balance.set(debit, (balance.get(debit) ?? 0) + kopecks);
      balance.set(credit, (balance.get(credit) ?? 0) - kopecks);
    }
    expect([...balance.values()].every((sum) => sum === 0)).toBe(true);
  });

  it('refuses an accountant, silence, a second time, and the unknown', async () => {
    const { booking } = await stand('05', begun);
    expect(await outcome(act('accountant', booking, 'cancel', { reason }))).toBe('409 ROLE_DENIED');
    expect(await outcome(act('manager', booking, 'cancel', { reason: '' }))).toBe('422 VALIDATION');
    expect(await outcome(act('manager', booking, 'cancel', { reason }))).toBe('done');
    expect(await outcome(act('manager', booking, 'cancel', { reason }))).toBe('409 STEP_WRONG');
    expect(await outcome(act('manager', absent, 'cancel', { reason }))).toBe('404 NOT_FOUND');
  });
});

describe('confirming a payment at the cash desk', () => {
  const receipt = 'ФН-000123';
  const kopecks = 3_000_000;
  let waiting: Stood;
  beforeAll(async () => {
    waiting = await stand('07', atCashDesk);
  });

  it('makes the booking paid and opens the deal', async () => {
    const { booking } = await stand('06', atCashDesk);
    expect(await outcome(act('accountant', booking, 'confirm-cash', { receipt, kopecks }))).toBe('done');
    const view = await deal(booking);
    expect(view.deal).toMatchObject({ state: 'success', place: 'parameters' });
    expect(view.payments).toMatchObject([{ method: 'cash-box', kopecks }]);
    expect(view.ledger).toMatchObject([
      { kind: 'fee-paid-cash', debit: 'cash-desk', credit: 'customer-fees', kopecks },
    ]);
  });

  it.each([
    ['a manager', 'manager', {}, '409 ROLE_DENIED'],
    ['a part of the sum', 'accountant', { kopecks: kopecks - 1 }, '422 VALIDATION'],
    ['more than the sum', 'accountant', { kopecks: kopecks * 2 }, '422 VALIDATION'],
    ['no receipt', 'accountant', { receipt: ' ' }, '422 VALIDATION'],
  ] as const)('refuses %s, and no money is written', async (_, role, wrong, said) => {
    const { booking } = waiting;
    expect(await outcome(act(role, booking, 'confirm-cash', { receipt, kopecks, ...wrong }))).toBe(said);
    const view = await deal(booking);
    expect(view.deal.state).toBe('cash');
    expect(view.ledger).toEqual([]);
  });

  it('refuses before the signature, after the term, and the unknown', async () => {
    const early = await stand('08', begun);
    const body = { receipt, kopecks };
    expect(await outcome(act('accountant', early.booking, 'confirm-cash', body))).toBe('409 STEP_WRONG');
    expect(await outcome(act('accountant', absent, 'confirm-cash', body))).toBe('404 NOT_FOUND');
    // Ended in its row: with a later clock the job of the term might end it first.
    const ended = new Date(house.clock.now().getTime() - 1).toISOString();
    const { db } = house.context;
    await db.execute(sql`update bookings set hold_until = ${ended} where id = ${waiting.booking}`);
    expect(await outcome(act('accountant', waiting.booking, 'confirm-cash', body))).toBe('409 HOLD_EXPIRED');
  });

  it('is not for the buyer, whatever he carries', async () => {
    const stranger = house.deskBrowser();
    const buyer = await house.buyer('06');
    stranger.bearer = buyer.bearer;
    const answer = await stranger.act(`/api/office/bookings/${absent}/confirm-cash`, { receipt, kopecks });
    expect(answer.status).toBe(401);
  });
});
