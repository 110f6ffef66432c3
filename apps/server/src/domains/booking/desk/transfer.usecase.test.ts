import { transferUntil } from '@novosel/contract/booking/transfer-term.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { AwaitedTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { brand } from '../../../platform/brand.ts';

const kopecks = 3_000_000;
let house: House;
const staff = new Map<StaffRole, Browser>();
const roles = ['manager', 'lawyer', 'support', 'accountant', 'admin'] as const;
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

async function enter(): Promise<void> {
  for (const role of roles) staff.set(role, await enterDesk(house, role));
}
const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
const act = async (role: StaffRole, booking: string, name: string, body: object, key?: string) => {
  const answer = await as(role).act(`/api/office/bookings/${booking}/${name}`, body, key);
  return answer.status === 200 ? 'done' : `${answer.status} ${answer.body.code}`;
};
const today = () => isoDay(house.clock.now());
/** Uses a different order number for every booking, as payers do. */
const confirm = (role: StaffRole, booking: string, body: object = {}, key?: string) =>
  act(role, booking, 'confirm-transfer', { order: `17/${booking}`, paidOn: today(), kopecks, ...body }, key);
const deal = async (booking: string) =>
  (await as('admin').get(`/api/office/deals/${booking}`)).body.data as unknown as DeskDeal;
async function awaited(text?: string): Promise<AwaitedTransfer[]> {
  const query = text === undefined ? '' : `?${new URLSearchParams({ text })}`;
  const { data } = (await as('accountant').get(`/api/office/transfers${query}`)).body;
  return (data as unknown as { items: AwaitedTransfer[] }).items;
}
const booksOf = async (booking: string) =>
  (await deal(booking)).ledger.map(({ kind, debit, credit }) => `${kind}: ${debit} < ${credit}`);

interface Stood {
  readonly visitor: Visitor;
  readonly estate: number;
  readonly booking: string;
  readonly number: string;
}
async function signed(number: string): Promise<Stood> {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  const { booking } = await visitor.toPayment(estate);
  return { visitor, estate, booking: booking?.id ?? '', number: booking?.number ?? '' };
}
async function promised(number: string): Promise<Stood> {
  const stood = await signed(number);
  const answer = await stood.visitor.pay(stood.estate, 'other');
  if (answer.status !== 200) throw new Error(answer.raw.body);
  return stood;
}
/** The term of a promised transfer expires, together with all sessions. */
async function runOut(): Promise<void> {
  await house.pass(11 * 24 * 3600);
  await enter();
}

describe('[S3-80] a transfer by requisites', () => {
  it('lengthens the hold once, gives requisites, their code and an invoice, and leaves the other ways open', async () => {
    const { visitor, estate, booking, number } = await signed('01');
    const before = (await visitor.page(estate)).booking;
    const asked = house.clock.now();
    expect((await visitor.pay(estate, 'other')).status).toBe(200);
    const { booking: view } = await visitor.page(estate);
    const until = transferUntil(asked, {
      holdUntil: new Date(before?.holdUntil ?? ''),
      end: new Date(Date.parse(before?.startedAt ?? '') + 12 * 24 * 3_600_000),
    });
    expect(view).toMatchObject({ state: 'transfer', paymentCode: 7, holdUntil: until.toISOString() });
    expect(Date.parse(view?.holdUntil ?? '')).toBeGreaterThan(Date.parse(before?.holdUntil ?? ''));
    const purpose = `Оплата бронирования № ${number}. НДС не облагается`;
    expect(view?.transfer).toMatchObject({ kopecks, purpose, account: brand.developer.bank.account });
    expect(view?.transfer?.qr).toContain(`|Sum=3000000|Purpose=${purpose}|`);
    const file = await visitor.browser.get(`/api/documents/${view?.transfer?.invoice?.id}/file`);
    expect([file.status, file.raw.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    // Another way, then the transfer again: no second invoice and no further extension.
    expect((await visitor.pay(estate, 'cash-box')).status).toBe(200);
    house.clock.advance(3600);
    await Promise.all([visitor.again(), enter()]);
    expect((await visitor.pay(estate, 'other')).status).toBe(200);
    const again = (await visitor.page(estate)).booking;
    expect(again).toMatchObject({ state: 'transfer', holdUntil: until.toISOString() });
    expect(again?.transfer?.invoice?.id).toBe(view?.transfer?.invoice?.id);
    expect((await deal(booking)).payments).toHaveLength(1);
    expect((await visitor.act(estate, 'payment/refresh')).status).toBe(200);
    expect((await visitor.page(estate)).booking?.state).toBe('transfer');
  });

  it('is not offered where the developer takes none, nor when the hold has ended', async () => {
    const { visitor, estate } = await signed('02');
    const { transfer } = brand;
    delete brand.transfer;
    try {
      expect((await visitor.page(estate)).takesTransfers).toBe(false);
      expect((await visitor.pay(estate, 'other')).body.code).toBe('STEP_WRONG');
    } finally {
      if (transfer) brand.transfer = transfer;
    }
    expect((await visitor.page(estate)).takesTransfers).toBe(true);
    const late = await signed('03');
    house.clock.advance(2 * 86_400);
    await late.visitor.again();
    expect((await late.visitor.pay(late.estate, 'other')).body.code).toBe('HOLD_EXPIRED');
    await enter();
  });
});

describe('the accountant', () => {
  it('finds what is awaited by number, name and sum, and confirms it once', async () => {
    const { visitor, estate, booking, number } = await promised('04');
    const card = await deal(booking);
    expect(card.acts.find((one) => one.act === 'confirm-transfer')?.refused).toBeNull();
    const surname = card.buyer.name.split(' ')[0] ?? '';
    const turned = card.buyer.name.split(' ').reverse().join(' ');
    for (const text of [undefined, number.toLowerCase(), surname, turned, '30 000'])
      expect(
        (await awaited(text)).map((one) => one.booking),
        String(text),
      ).toContain(booking);
    expect((await awaited('30 001')).map((one) => one.booking)).not.toContain(booking);
    expect(await confirm('accountant', booking, { order: '17' }, 'transfer-1')).toBe('done');
    expect(await confirm('accountant', booking, { order: '17' }, 'transfer-1')).toBe('done');
    expect(await confirm('accountant', booking)).toBe('409 STEP_WRONG');
    expect((await visitor.page(estate)).booking).toMatchObject({
      state: 'success',
      transfer: null,
      payment: { method: 'other', code: 2 },
    });
    expect(await booksOf(booking)).toEqual(['fee-paid-transfer: bank-account < customer-fees']);
    const [day, month] = today().split('-').reverse();
    const view = await deal(booking);
    expect(view.payments[0]?.receipt).toBe(`17 от ${day}.${month}.${today().slice(0, 4)}`);
    expect(view.deal.history).toContainEqual(
      expect.objectContaining({ event: 'confirm-transfer', actor: 'staff' }),
    );
    expect((await awaited(number)).map((one) => one.booking)).not.toContain(booking);
    // The refund goes out from the account, not from the cash desk.
    expect(await act('manager', booking, 'cancel', { reason: 'Ошибка в проекте' })).toBe('done');
    expect(await act('accountant', booking, 'return-cash', { receipt: '18', kopecks })).toBe('done');
    expect((await visitor.page(estate)).booking?.state).toBe('returned');
    expect((await booksOf(booking)).at(-1)).toBe('refund-done: refunds-due < bank-account');
  });

  it('two confirm at once: one is done', async () => {
    const { booking } = await promised('05');
    const both = await Promise.all([confirm('accountant', booking), confirm('admin', booking)]);
    expect(both.sort()).toEqual(['409 STEP_WRONG', 'done']);
    expect(await booksOf(booking)).toHaveLength(1);
  });

  it.each([
    ['a manager', 'manager', {}, '409 ROLE_DENIED'],
    ['a lawyer', 'lawyer', {}, '409 ROLE_DENIED'],
    ['support', 'support', {}, '409 ROLE_DENIED'],
    ['a part of the sum', 'accountant', { kopecks: kopecks - 1 }, '422 VALIDATION'],
    ['more than the sum', 'accountant', { kopecks: kopecks + 1 }, '422 VALIDATION'],
    ['no number', 'accountant', { order: ' ' }, '422 VALIDATION'],
    ['a day to come', 'accountant', { paidOn: '2999-01-01' }, '422 VALIDATION'],
  ] as const)('refuses %s', async (_, role, body, said) => {
    const [one] = await awaited();
    const booking = one?.booking ?? (await promised('06')).booking;
    expect(await confirm(role, booking, body)).toBe(said);
    expect((await deal(booking)).ledger).toEqual([]);
  });

  it('refuses what nobody has promised, and what is not there', async () => {
    const { booking } = await signed('07');
    expect(await confirm('accountant', booking)).toBe('409 STEP_WRONG');
    expect(await confirm('accountant', '01935b6e-0000-7000-8000-000000000000')).toBe('404 NOT_FOUND');
    expect((await as('manager').get('/api/office/transfers')).body.code).toBe('ROLE_DENIED');
  });
});

describe('[promise 34] money that comes late or beside another way', () => {
  it('brings the flat back while it is free, and goes back whole when it is not', async () => {
    const [first, second] = [await promised('08'), await promised('09')];
    await runOut();
    await first.visitor.again();
    expect((await first.visitor.page(first.estate)).booking?.state).toBe('expired');
    expect((await awaited()).map((one) => one.booking)).not.toContain(first.booking);
    expect((await awaited(first.number)).map((one) => one.booking)).toContain(first.booking);
    const other = await house.visit('10');
    await other.begin(second.estate);
    expect(await confirm('accountant', first.booking)).toBe('done');
    expect((await first.visitor.page(first.estate)).booking).toMatchObject({ state: 'success' });
    expect(await confirm('accountant', second.booking)).toBe('done');
    expect((await deal(second.booking)).deal).toMatchObject({
      state: 'refunding',
      turn: { turn: 'staff', act: 'return-transfer' },
    });
    expect(await act('accountant', second.booking, 'return-cash', { receipt: '19', kopecks })).toBe('done');
    expect(await booksOf(second.booking)).toEqual([
      'fee-paid-transfer: bank-account < customer-fees',
      'refund-queued: customer-fees < refunds-due',
      'refund-done: refunds-due < bank-account',
    ]);
  });

  it('[promise 36] a card that pays first: the transfer is ours to give back, and no acquirer is asked for it', async () => {
    const { visitor, estate, booking } = await promised('11');
    expect((await visitor.pay(estate)).status).toBe(200);
    await house.outside.drive(await visitor.providerId(estate), 'succeed');
    await visitor.waitFor(estate, 'success');
    expect(await confirm('accountant', booking)).toBe('done');
    expect((await visitor.page(estate)).booking).toMatchObject({ state: 'success' });
    const view = await deal(booking);
    const payment = view.payments.find(({ method }) => method === 'other')?.id;
    expect(view.deal.turn).toMatchObject({ turn: 'staff', act: 'refund-failed' });
    expect(view.acts.map((one) => one.act)).not.toContain('ask-refund-again');
    expect(view.acts).toContainEqual({ act: 'return-otherwise', refused: null });
    expect(await act('accountant', booking, 'ask-refund-again', { payment })).toBe('409 STEP_WRONG');
    const back = { payment, way: 'transfer', receipt: '20', kopecks, reason: 'Оплачено дважды' };
    expect(await act('accountant', booking, 'return-otherwise', back)).toBe('done');
    expect((await booksOf(booking)).slice(1)).toEqual([
      'fee-paid-transfer: bank-account < customer-fees',
      'refund-queued: customer-fees < refunds-due',
      'refund-done: refunds-due < bank-account',
    ]);
  });

  it('[promise 36] a transfer that pays first: the card goes back whole by the acquirer', async () => {
    const { visitor, estate, booking } = await promised('12');
    expect((await visitor.pay(estate)).status).toBe(200);
    const card = await visitor.providerId(estate);
    expect((await visitor.page(estate)).booking?.state).toBe('paying');
    expect(await confirm('accountant', booking)).toBe('done');
    expect((await visitor.page(estate)).booking).toMatchObject({
      state: 'success',
      payment: { method: 'other' },
    });
    await house.outside.drive(card, 'succeed');
    await house.pass(60);
    await visitor.waitFor(estate, 'success');
    await expect
      .poll(async () => (await booksOf(booking)).slice(1), { timeout: 20_000 })
      .toEqual([
        'fee-paid: acquirer < customer-fees',
        'refund-queued: customer-fees < refunds-due',
        'refund-done: refunds-due < acquirer',
      ]);
  });
});
