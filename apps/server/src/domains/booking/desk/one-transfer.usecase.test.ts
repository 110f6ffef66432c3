import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { AwaitedTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { proveAgain } from '../../../../test/people/prove-again.ts';
import { sql } from '../../../platform/database/drizzle.ts';

const kopecks = 3_000_000;
let house: House;
let accountant: Browser;
let admin: Browser;
beforeAll(async () => {
  house = await openHouse();
  accountant = await enterDesk(house, 'accountant');
  admin = await enterDesk(house, 'admin');
});
afterAll(() => house?.shut());
beforeEach(() => proveAgain(house));

const today = () => isoDay(house.clock.now());
const confirm = async (booking: string, body: object = {}, who = accountant) => {
  const sent = { order: `17/${booking}`, paidOn: today(), kopecks, ...body };
  const { body: answer } = await who.act(`/api/office/bookings/${booking}/confirm-transfer`, sent);
  return { said: answer.result ? 'done' : answer.code, message: answer.message };
};
const takeCash = async (booking: string, receipt: string) => {
  const { body } = await accountant.act(`/api/office/bookings/${booking}/confirm-cash`, { receipt, kopecks });
  return body.result ? 'done' : body.code;
};
const deal = async (booking: string) => given<DeskDeal>(await admin.get(`/api/office/deals/${booking}`));
async function awaited(text?: string): Promise<AwaitedTransfer[]> {
  const query = text === undefined ? '' : `?${new URLSearchParams({ text })}`;
  return given<{ items: AwaitedTransfer[] }>(await accountant.get(`/api/office/transfers${query}`)).items;
}
const waited = async () => (await awaited()).map(({ booking }) => booking);

async function promised(who: string) {
  const visitor = await house.visit(who);
  const estate = await house.estate();
  await visitor.toPayment(estate);
  const { booking } = pageOf(await visitor.pay(estate, 'other'));
  return { visitor, estate, booking: booking?.id ?? '', number: booking?.number ?? '' };
}

describe('[S3-80] two ways to pay are never awaited at once', () => {
  it('the cash desk retires the promise: it leaves the list, is found by a search, and its money still pays', async () => {
    const { visitor, estate, booking, number } = await promised('01');
    expect(await waited()).toContain(booking);
    pageOf(await visitor.pay(estate, 'cash-box'));
    expect(await waited()).not.toContain(booking);
    expect(await awaited(number)).toMatchObject([{ booking, state: 'cash' }]);
    // Choosing the transfer again makes it the awaited one.
    pageOf(await visitor.pay(estate, 'other'));
    expect(await waited()).toContain(booking);
    pageOf(await visitor.pay(estate, 'cash-box'));
    expect((await confirm(booking)).said).toBe('done');
    expect((await visitor.page(estate)).booking).toMatchObject({ state: 'success' });
    expect(await takeCash(booking, '5')).toBe('STEP_WRONG');
  });

  it('[promise 36] cash taken over a promise ends it; a transfer that comes all the same is ours to give back', async () => {
    const { booking } = await promised('02');
    expect(await takeCash(booking, '6')).toBe('done');
    const { rows } = await house.context.db.execute(
      sql`select p.retired_at is not null as retired from payments p join deposits d on d.id = p.deposit_id
          where d.booking_id = ${booking} and p.method = 'other'`,
    );
    expect(rows).toEqual([{ retired: true }]);
    expect((await confirm(booking)).said).toBe('done');
    const turn = { turn: 'staff', act: 'refund-failed' };
    expect((await deal(booking)).deal).toMatchObject({ state: 'success', turn });
  });
});

describe('[S3-80] one payment order pays one booking', () => {
  it('is refused for a second one with the number of the first, however it is written', async () => {
    const [first, second] = [await promised('03'), await promised('04')];
    expect((await confirm(first.booking, { order: '№ 40' })).said).toBe('done');
    for (const order of ['№ 40', '40', 'N40', ' 40 ']) {
      const refused = await confirm(second.booking, { order });
      expect(refused.said, order).toBe('ORDER_USED');
      expect(refused.message).toContain(first.number);
    }
    expect((await deal(second.booking)).ledger).toEqual([]);
    // An order of another payer with the same number.
    expect((await confirm(second.booking, { order: '40 Сбербанк' })).said).toBe('done');
  });

  it('is another one on another day', async () => {
    const [first, second] = [await promised('05'), await promised('06')];
    expect((await confirm(first.booking, { order: '41', paidOn: '2026-01-12' })).said).toBe('done');
    expect((await confirm(second.booking, { order: '41', paidOn: '2026-01-13' })).said).toBe('done');
  });

  it('is confirmed for two at once: one is done', async () => {
    const [first, second] = [await promised('07'), await promised('08')];
    // Both transactions have got as far as they can before either writes.
    const both = await house.context.db.transaction(async (tx) => {
      await tx.execute(sql`lock table payments in share mode`);
      const asked = [
        confirm(first.booking, { order: '42' }),
        confirm(second.booking, { order: '42' }, admin),
      ] as const;
      await expect
        .poll(async () => (await tx.execute(sql`select 1 from pg_locks where not granted`)).rows.length)
        .toBe(2);
      return asked;
    });
    expect((await Promise.all(both)).map(({ said }) => said).sort()).toEqual(['ORDER_USED', 'done']);
  });
});
