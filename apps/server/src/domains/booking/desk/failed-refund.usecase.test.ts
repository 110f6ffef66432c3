import { randomUUID } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import type { DeskDeal, QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { until } from '../../../../test/outside.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { proveAgain } from '../../../../test/people/prove-again.ts';
import { sql } from '../../../platform/database/drizzle.ts';

/** Sentinel 13: the acquirer cancels a refund of this sum. */
const kopecks = 3_000_013;
const reason = 'Карта закрыта, деньги ушли по заявлению покупателя';
const receipt = 'п/п 318';

let house: House;
let staff: Map<StaffRole, Browser>;
beforeAll(async () => {
  house = await openHouse();
  staff = await signIn();
});
afterAll(() => house?.shut());
beforeEach(() => proveAgain(house));

/** Truth 4: every transaction of the ledger sums to zero. */
afterEach(async () => {
  const { rows } = await house.context.db.execute(
    sql`select transaction_id from ledger_postings group by transaction_id having sum(kopecks) <> 0`,
  );
  expect(rows).toEqual([]);
});

async function signIn(): Promise<Map<StaffRole, Browser>> {
  const roles = ['manager', 'accountant', 'admin'] as const;
  const browsers = new Map<StaffRole, Browser>();
  for (const role of roles) browsers.set(role, await enterDesk(house, role));
  return browsers;
}
const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();

async function act(role: StaffRole, booking: string, name: string, body: object, key?: string) {
  const { status, body: said } = await as(role).act(`/api/office/bookings/${booking}/${name}`, body, key);
  return status === 200 ? 'done' : `${status} ${said.code}`;
}
async function read<Data>(path: string): Promise<Data> {
  const answer = await as('admin').get(path);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as Data;
}
const card = (booking: string) => read<DeskDeal>(`/api/office/deals/${booking}`);
const inQueue = async (booking: string, turn: string) =>
  (await read<{ items: QueueItem[] }>(`/api/office/queue?turn=${turn}`)).items.find(
    (item) => item.booking === booking,
  );
const dealOf = async ({ browser }: Visitor, estate: number) =>
  (await browser.get(`/api/deals/${estate}`)).body.data as unknown as DealView;

interface Stood {
  readonly buyer: Visitor;
  readonly estate: number;
  readonly booking: string;
}

/** A booking with a fee whose refund the acquirer cancels. */
async function toPay(number: string, fee = kopecks): Promise<Stood> {
  const buyer = await house.visit(number);
  const estate = await house.estate();
  const booking = (await buyer.toPayment(estate)).booking?.id ?? '';
  await house.context.db.execute(sql`update deposits set kopecks = ${fee} where booking_id = ${booking}`);
  return { buyer, estate, booking };
}
async function paid(number: string, fee?: number): Promise<Stood> {
  const stood = await toPay(number, fee);
  await stood.buyer.pay(stood.estate);
  await house.outside.drive(await stood.buyer.providerId(stood.estate), 'succeed');
  await stood.buyer.waitFor(stood.estate, 'success');
  return stood;
}
const refundOf = async (booking: string, place = 0) => (await card(booking)).payments[place]?.refund;
const waitForRefund = (booking: string, state: string, place = 0) =>
  until(async () => (await refundOf(booking, place))?.state === state);

async function failed(number: string): Promise<Stood & { readonly payment: string }> {
  const stood = await paid(number);
  expect(await act('manager', stood.booking, 'cancel', { reason: 'Дом перепроектируют' })).toBe('done');
  await waitForRefund(stood.booking, 'failed');
  return { ...stood, payment: (await card(stood.booking)).payments[0]?.id ?? '' };
}
/** Paid by card and by SBP: the second payment is refunded, and the acquirer cancels that refund. */
async function paidTwice(number: string): Promise<Stood & { readonly payment: string }> {
  const stood = await toPay(number);
  await stood.buyer.pay(stood.estate);
  const first = await stood.buyer.providerId(stood.estate);
  await stood.buyer.pay(stood.estate, 'sbp');
  const second = await stood.buyer.providerId(stood.estate);
  for (const id of [first, second]) {
    await house.outside.drive(id, 'succeed');
    await stood.buyer.waitFor(stood.estate, 'success');
  }
  await waitForRefund(stood.booking, 'failed', 1);
  return { ...stood, payment: (await card(stood.booking)).payments[1]?.id ?? '' };
}
const otherwise = (payment: string, more: object = {}) => ({
  payment,
  way: 'transfer',
  receipt,
  kopecks,
  reason,
  ...more,
});

describe('[promise 40] a refund that the acquirer will not make', () => {
  it('is our turn, with the ten days of the law: on the card, in the queue, for the buyer, and he is told', async () => {
    const { buyer, estate, booking } = await failed('01');
    const { deal, acts, payments } = await card(booking);
    const dueAt = endOfLawTerm(new Date(deal.booking.closedAt ?? ''), 10).toISOString();
    const turn = { turn: 'staff', act: 'refund-failed', dueAt, link: `/deals/${estate}/booking/status` };
    expect(deal).toMatchObject({ state: 'refunding', turn });
    expect(payments).toMatchObject([
      { refund: { state: 'failed', failure: 'canceled', kopecks, dueAt, paidTwice: false } },
    ]);
    expect(acts.filter(({ refused }) => refused === null).map((one) => one.act)).toEqual([
      'ask-refund-again',
      'return-otherwise',
    ]);
    expect(await inQueue(booking, 'staff')).toMatchObject({ turn });
    expect(await inQueue(booking, 'bank')).toBeUndefined();
    expect(await dealOf(buyer, estate)).toMatchObject({ turn });
    const { booking: view } = await buyer.page(estate);
    expect(view?.payment?.refund).toMatchObject({ state: 'failed', dueAt });
    expect(deal.history[0]).toMatchObject({ event: 'refund-failed', actor: 'acquirer' });
    const told = (await buyer.browser.get('/api/notification/list')).raw.body;
    expect(told).toMatch(/Возврат по брони Б-\S+ не прошёл/);
  });

  it('given back otherwise closes the booking; the ledger balances and the log keeps no typed word', async () => {
    const { buyer, estate, booking, payment } = await failed('02');
    const key = randomUUID();
    for (let time = 0; time < 2; time++)
      expect(await act('accountant', booking, 'return-otherwise', otherwise(payment), key)).toBe('done');
    expect(await act('accountant', booking, 'return-otherwise', otherwise(payment))).toBe('409 STEP_WRONG');
    const { deal, payments, ledger } = await card(booking);
    expect(deal).toMatchObject({ state: 'returned', turn: { turn: 'nobody' } });
    expect(deal.booking.payment).toMatchObject({ code: 4, refund: { state: 'done', dueAt: null } });
    expect(deal.history[0]).toMatchObject({ event: 'return-otherwise', actor: 'staff', reason });
    expect(payments).toMatchObject([{ returnReceipt: receipt, refund: { state: 'done' } }]);
    expect(ledger.at(-1)).toMatchObject({
      kind: 'refund-done',
      debit: 'refunds-due',
      credit: 'bank-account',
      kopecks,
    });
    expect(await inQueue(booking, 'staff')).toBeUndefined();
    expect((await dealOf(buyer, estate)).turn.turn).toBe('nobody');
    const { items } = await read<{ items: AuditItem[] }>('/api/office/audit');
    const record = items.find(({ action }) => action === 'booking.return-otherwise');
    expect(record?.details).toEqual({ payment, way: 'transfer', kopecks });
    for (const typed of [reason, receipt]) expect(JSON.stringify(items)).not.toContain(typed);
  });

  it('is asked for again under a new key, and refused again it is ours again', async () => {
    const { booking, payment } = await failed('03');
    const keyOf = async () =>
      (
        await house.context.db.execute(
          sql`select idempotence_key as key from refunds where payment_id = ${payment}`,
        )
      ).rows[0]?.key;
    const first = await keyOf();
    expect(await act('accountant', booking, 'ask-refund-again', { payment })).toBe('done');
    await until(async () => (await card(booking)).deal.history.filter(isFailure).length === 2);
    expect(await keyOf()).not.toBe(first);
    expect((await refundOf(booking))?.state).toBe('failed');
    const { deal, ledger } = await card(booking);
    expect(deal.history.map(({ event }) => event).slice(0, 3)).toEqual([
      'refund-failed',
      'ask-refund-again',
      'refund-failed',
    ]);
    expect(ledger.map(({ kind }) => kind)).toEqual(['fee-paid', 'refund-queued']);
  });

  it.each([
    ['a manager', 'manager', 'return-otherwise', {}, '409 ROLE_DENIED'],
    ['a manager', 'manager', 'ask-refund-again', undefined, '409 ROLE_DENIED'],
    ['a part of the sum', 'accountant', 'return-otherwise', { kopecks: kopecks - 1 }, '422 VALIDATION'],
    ['no reason', 'accountant', 'return-otherwise', { reason: ' ' }, '422 VALIDATION'],
    ['no number', 'accountant', 'return-otherwise', { receipt: ' ' }, '422 VALIDATION'],
    ['an unknown way', 'accountant', 'return-otherwise', { way: 'card' }, '422 VALIDATION'],
    ['a payment of nobody', 'accountant', 'ask-refund-again', { payment: randomUUID() }, '404 NOT_FOUND'],
  ] as const)('%s (%s, %s) is refused, and the money is still owed', async (_, role, name, wrong, said) => {
    owed ??= await failed('04');
    const body =
      name === 'return-otherwise' ? otherwise(owed.payment, wrong) : { payment: owed.payment, ...wrong };
    expect(await act(role, owed.booking, name, body)).toBe(said);
    expect((await refundOf(owed.booking))?.state).toBe('failed');
  });

  it('is no way past one that the acquirer makes, nor of another booking', async () => {
    owed ??= await failed('04');
    const { booking } = await paid('05', 3_000_000);
    const payment = (await card(booking)).payments[0]?.id ?? '';
    for (const name of ['ask-refund-again', 'return-otherwise'] as const) {
      const body = name === 'ask-refund-again' ? { payment } : otherwise(payment, { kopecks: 3_000_000 });
      expect(await act('accountant', booking, name, body)).toBe('409 STEP_WRONG');
      expect(await act('accountant', booking, name, { ...body, payment: owed.payment })).toBe(
        '404 NOT_FOUND',
      );
    }
  });
});
let owed: (Stood & { readonly payment: string }) | undefined;
const isFailure = ({ event }: { event: string }) => event === 'refund-failed';

describe('[promise 40] the refund of a second payment that the acquirer will not make', () => {
  it('is on the card and in the queue, and given back it leaves the booking alone', async () => {
    const { buyer, estate, booking, payment } = await paidTwice('06');
    const { deal, acts, payments } = await card(booking);
    expect(deal).toMatchObject({ state: 'success', turn: { turn: 'staff', act: 'refund-failed' } });
    expect(payments).toMatchObject([{ refund: null }, { refund: { state: 'failed', paidTwice: true } }]);
    expect(acts.find((one) => one.act === 'return-otherwise')?.refused).toBeNull();
    expect(await inQueue(booking, 'staff')).toMatchObject({ turn: { act: 'refund-failed' } });
    // The buyer's next act does not depend on our accountant.
    expect((await dealOf(buyer, estate)).turn).toMatchObject({ turn: 'buyer', act: 'parameters' });

    expect(await act('accountant', booking, 'ask-refund-again', { payment })).toBe('done');
    await until(async () => (await card(booking)).deal.history.filter(isFailure).length === 2);
    const inCash = otherwise(payment, { way: 'cash-desk' });
    expect(await act('accountant', booking, 'return-otherwise', inCash)).toBe('done');
    const after = await card(booking);
    expect(after.deal).toMatchObject({ state: 'success', turn: { turn: 'buyer', act: 'parameters' } });
    expect(after.payments[1]).toMatchObject({ returnReceipt: receipt, refund: { state: 'done' } });
    expect(after.ledger.at(-1)).toMatchObject({ kind: 'refund-done', credit: 'cash-desk', kopecks });
    expect((await buyer.page(estate)).booking?.payment).toMatchObject({ code: 2, refund: null });
    expect(await inQueue(booking, 'staff')).toBeUndefined();
  });

  it('stays in the queue when the booking is over', async () => {
    const { booking } = await paidTwice('07');
    expect(await act('manager', booking, 'cancel', { reason })).toBe('done');
    await waitForRefund(booking, 'failed', 0);
    const [fee, second] = (await card(booking)).payments;
    expect(await act('accountant', booking, 'return-otherwise', otherwise(fee?.id ?? ''))).toBe('done');
    expect((await card(booking)).deal).toMatchObject({ state: 'returned', turn: { act: 'refund-failed' } });
    expect(await inQueue(booking, 'staff')).toMatchObject({ state: 'returned' });
    const closed = await read<{ items: QueueItem[] }>('/api/office/queue?closed=1');
    expect(closed.items.map((item) => item.booking)).not.toContain(booking);
    expect(await act('accountant', booking, 'return-otherwise', otherwise(second?.id ?? ''))).toBe('done');
    expect((await card(booking)).deal).toMatchObject({ state: 'returned', turn: { turn: 'nobody' } });
  });
});

describe('[promise 43] a refund about which the acquirer did not answer', () => {
  const fault = (mode: string, count: number) =>
    house.outside.fault({ target: 'refunds.create', mode, count });
  const heal = () => fetch(`${house.outside.origin}/faults`, { method: 'DELETE' });
  const made = async (providerId: string) => {
    const told = await house.context.acquirer.refundsOf(providerId);
    return told.kind === 'answered' ? told.answer.length : Number.NaN;
  };
  const cancel = async ({ booking }: Stood) =>
    expect(await act('manager', booking, 'cancel', { reason })).toBe('done');
  const asked = (booking: string) =>
    until(async () => {
      const { rows } = await house.context.db.execute(
        sql`select 1 from refunds r join payments p on p.id = r.payment_id join deposits d on d.id = p.deposit_id
            where d.booking_id = ${booking} and r.asked_at is not null and r.next_ask_at > ${house.clock.now().toISOString()}::timestamptz`,
      );
      return rows.length === 1;
    });

  it('is looked up before it is created again: what was made is not made twice', async () => {
    const stood = await paid('08', 3_000_000);
    const providerId = await stood.buyer.providerId(stood.estate);
    await fault('500-after', 1);
    await fault('500', 1000);
    await cancel(stood);
    await asked(stood.booking);
    await house.pass(60);
    expect((await card(stood.booking)).deal.state).toBe('returned');
    expect(await made(providerId)).toBe(1);
    await heal();
  });

  it('and then refuses it is not taken at its word', async () => {
    const stood = await paid('09', 3_000_000);
    const providerId = await stood.buyer.providerId(stood.estate);
    const rename = (to: string) =>
      house.context.db.execute(
        sql`update payments set provider_id = ${to} where provider_id in (${providerId}, 'unheard-of')`,
      );
    await fault('500', 1);
    await cancel(stood);
    await asked(stood.booking);
    await rename('unheard-of');
    await house.pass(60);
    expect((await refundOf(stood.booking))?.state).toBe('queued');
    const { items } = await read<{ items: AuditItem[] }>('/api/office/audit');
    expect(items.map(({ action }) => action)).toContain('payments.refund-refused-later');
    await rename(providerId);
    await house.pass(300);
    expect((await card(stood.booking)).deal.state).toBe('returned');
  });

  it('for a day is not created under a forgotten key: it is ours, and a new key does it', async () => {
    const stood = await paid('10', 3_000_000);
    const providerId = await stood.buyer.providerId(stood.estate);
    await fault('500', 1000);
    await cancel(stood);
    await asked(stood.booking);
    await house.pass(23 * 3600 + 60);
    await heal();
    staff = await signIn();
    expect(await refundOf(stood.booking)).toMatchObject({ state: 'failed', failure: 'key-expired' });
    expect(await made(providerId)).toBe(0);
    const payment = (await card(stood.booking)).payments[0]?.id;
    expect(await act('accountant', stood.booking, 'ask-refund-again', { payment })).toBe('done');
    await waitForRefund(stood.booking, 'done');
    expect((await card(stood.booking)).deal.state).toBe('returned');
    expect(await made(providerId)).toBe(1);
  });
});
