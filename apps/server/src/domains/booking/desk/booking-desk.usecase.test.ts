import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import { actOfStaff } from '../../../../test/people/staff-act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { ledgerOf } from '../../payments/ledger.repo.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { changeTerms } from './change-terms.ts';
import { confirmCash } from './confirm-cash.ts';
import { extendHold } from './extend-hold.ts';

let house: House;
let staffId: number;
beforeAll(async () => {
  house = await openHouse();
  const { rows } = await house.context.db.execute<{ id: number }>(
    sql`select id from users where email = 'manager@demo.test'`,
  );
  staffId = rows[0]?.id ?? 0;
});
afterAll(() => house?.shut());

const byStaff = () => actOfStaff(house, staffId);
const kinds = async (bookingId: string) =>
  (await ledgerOf(house.context.db, bookingId)).map(({ kind }) => kind);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

let next = 0;
async function payer(): Promise<{ buyer: Visitor; estate: number; bookingId: string }> {
  const buyer = await house.visit(['01', '02', '03', '04', '05', '06', '07', '08'][next++] ?? '09');
  const estate = await house.estate();
  const { booking } = await buyer.toPayment(estate);
  const bookingId = booking?.id ?? '';
  return { buyer, estate, bookingId };
}

describe('the desk', () => {
  it('takes the fee at the cash desk: exactly the fee, once', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate, 'cash-box');
    expect((await buyer.page(estate)).booking).toMatchObject({ state: 'cash', paymentCode: 7 });
    const cash = { bookingId, receipt: 'ПКО 17', kopecks: 3_000_000 };
    expect(await code(confirmCash(context, context.db, byStaff(), { ...cash, kopecks: 2_999_999 }))).toBe(
      'VALIDATION',
    );
    const twice = [1, 2].map(() => code(confirmCash(context, context.db, byStaff(), cash)));
    expect((await Promise.all(twice)).sort()).toEqual(['STEP_WRONG', 'done']);
    const { booking } = await buyer.page(estate);
    expect(booking).toMatchObject({ state: 'success', payment: { method: 'cash-box', code: 2 } });
    expect(await kinds(bookingId)).toEqual(['fee-paid-cash']);
  });

  it('[promise 40] cancels a paid booking with a reason that the buyer reads; the money goes back once', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
    const act = { bookingId, reason: 'Ошибка в проекте дома' };
    expect(await code(cancelByStaff(context, context.db, byStaff(), { ...act, reason: ' ' }))).toBe(
      'REASON_REQUIRED',
    );
    const both = [1, 2].map(() => code(cancelByStaff(context, context.db, byStaff(), act)));
    expect((await Promise.all(both)).sort()).toEqual(['STEP_WRONG', 'done']);
    const page = await buyer.waitFor(estate, 'returned');
    expect(page.booking).toMatchObject({
      reason: act.reason,
      paymentCode: 4,
      payment: { refund: { state: 'done' } },
    });
    expect(page.card.estate.available).toBe(true);
    expect(await kinds(bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
    const { data } = (await buyer.browser.get(`/api/deals/${estate}`)).body as { data?: object };
    expect(data).toMatchObject({
      turn: { turn: 'nobody' },
      money: [{ code: 'booking-fee', state: 'returned' }, {}],
    });
  });

  it('cancels a booking whose payment is under way: the money goes back when it comes', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const id = await buyer.providerId(estate);
    await cancelByStaff(context, context.db, byStaff(), { bookingId, reason: 'Снят с продажи' });
    expect((await buyer.page(estate)).booking).toMatchObject({ state: 'canceled', paymentCode: 5 });
    await house.outside.drive(id, 'succeed');
    await buyer.waitFor(estate, 'returned');
    expect(await kinds(bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
  });

  it('moves the end of a hold: the clock ends it at the new time only', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    const hour = 3_600_000;
    const end = Date.parse((await buyer.page(estate)).booking?.holdUntil ?? '');
    const act = { bookingId, reason: 'Просил по телефону' };
    const until = (moment: number) =>
      code(extendHold(context, context.db, byStaff(), { ...act, until: new Date(moment) }));
    expect(await until(end - hour)).toBe('VALIDATION');
    expect(await until(end + 60 * 24 * hour)).toBe('VALIDATION');
    expect(await until(end + hour)).toBe('done');
    await house.passUntil(end + hour / 2);
    await buyer.again();
    expect((await buyer.page(estate)).booking?.state).toBe('payment');
    await house.passUntil(end + hour + 3000);
    await buyer.again();
    expect((await buyer.page(estate)).booking?.state).toBe('expired');
  });

  it('moves the end of a booking that has succeeded, and the deal with it', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate, 'cash-box');
    await confirmCash(context, context.db, byStaff(), { bookingId, receipt: '1', kopecks: 3_000_000 });
    const until = new Date(house.clock.now().getTime() + 20 * 24 * 3_600_000);
    await extendHold(context, context.db, byStaff(), { bookingId, reason: 'Ждёт банк', until });
    expect((await buyer.page(estate)).booking?.bookedUntil).toBe(until.toISOString());
    const { data } = (await buyer.browser.get(`/api/deals/${estate}`)).body as { data?: object };
    expect(data).toMatchObject({ turn: { dueAt: until.toISOString() } });
  });

  it('leaves an audit record of every act, with who did it', async () => {
    const { rows } = await house.context.db.execute<{ action: string }>(
      sql`select distinct action from audit_records where actor_kind = 'staff' and actor_id = ${staffId} order by action`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'booking.cancel-by-staff',
      'booking.confirm-cash',
      'booking.extend',
    ]);
  });

  it('takes no cash for a booking whose last day was brought forward and has passed, though its hold still runs', async () => {
    const { context } = house;
    const { buyer, estate, bookingId } = await payer();
    const inDays = (days: number) => new Date(house.clock.now().getTime() + days * 24 * 3_600_000);
    const act = { bookingId, reason: 'Просил по телефону' };
    await extendHold(context, context.db, byStaff(), { ...act, until: inDays(9) });
    const { price } = await buyer.page(estate);
    const terms = { priceKopecks: price.totalKopecks, until: isoDay(inDays(2)), finishing: 'dark' } as const;
    await changeTerms(context, context.db, byStaff(), { ...act, ...terms });
    expect(pageOf(await buyer.sign(estate)).booking?.state).toBe('payment');
    await buyer.pay(estate, 'cash-box');
    house.clock.advance(3 * 24 * 3600);
    const cash = { bookingId, receipt: 'ПКО 18', kopecks: 3_000_000 };
    expect(await code(confirmCash(context, context.db, byStaff(), cash))).toBe('TERM_OVER');
    expect(await kinds(bookingId)).toEqual([]);
    await buyer.again();
    expect((await buyer.page(estate)).booking?.state).toBe('cash');
  });
});
