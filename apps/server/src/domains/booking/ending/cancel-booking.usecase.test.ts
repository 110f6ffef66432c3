import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import { actOfStaff } from '../../../../test/people/staff-act.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { ledgerOf } from '../../payments/ledger.repo.ts';
import { confirmCash } from '../desk/confirm-cash.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const fee = 3_000_000;
const kinds = async (bookingId: string) =>
  (await ledgerOf(house.context.db, bookingId)).map(({ kind }) => kind);

async function paid(number: string): Promise<{ buyer: Visitor; estate: number; booking: string }> {
  const [buyer, estate] = [await house.visit(number), await house.estate()];
  await buyer.toPayment(estate);
  await buyer.pay(estate);
  await house.outside.drive(await buyer.providerId(estate), 'succeed');
  const { booking } = await buyer.waitFor(estate, 'success');
  return { buyer, estate, booking: booking?.id ?? '' };
}

describe('a buyer gives a booking up', () => {
  it('before he has paid: nothing comes back, the estate is free', async () => {
    const [buyer, estate] = [await house.visit('01'), await house.estate()];
    await buyer.begin(estate);
    const done = pageOf(await buyer.act(estate, 'cancel', { reason: 'Передумали' }));
    expect(done.booking).toMatchObject({ state: 'canceled', reason: 'Передумали', estateFree: true });
  });

  it('[promise 40] after he has paid: the whole fee goes back by itself, once, the deal closes', async () => {
    const { buyer, estate, booking } = await paid('02');
    const key = crypto.randomUUID();
    const asked = pageOf(await buyer.act(estate, 'cancel', { refundKopecks: fee }, key));
    expect(asked.booking).toMatchObject({
      state: 'refunding',
      payment: { depositStatus: 'CANCELED', refund: { kopecks: fee } },
    });
    pageOf(await buyer.act(estate, 'cancel', { refundKopecks: fee }, key));
    const done = await buyer.waitFor(estate, 'returned');
    expect(done.booking?.payment).toMatchObject({ code: 4, refund: { state: 'done', kopecks: fee } });
    expect(await kinds(booking)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
    const { rows } = await house.context.db.execute(
      sql`select 1 from deals where booking_id = ${booking} and closed_at is not null`,
    );
    expect(rows).toHaveLength(1);
  });

  it('[promise 43] when the acquirer is silent, the refund is asked again with its key and made once', async () => {
    const { buyer, estate, booking } = await paid('03');
    await house.outside.fault({ target: 'refunds.create', mode: '500-after', count: 1 });
    pageOf(await buyer.act(estate, 'cancel', { refundKopecks: fee }));
    await house.pass(60);
    await buyer.waitFor(estate, 'returned');
    expect(await kinds(booking)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
  });

  it('paid at the cash desk: the cash desk gives it back, the turn is ours', async () => {
    const [buyer, estate] = [await house.visit('04'), await house.estate()];
    const { booking } = await buyer.toPayment(estate);
    const bookingId = booking?.id ?? '';
    await buyer.pay(estate, 'cash-box');
    const { rows } = await house.context.db.execute<{ id: number }>(
      sql`select id from users where email = 'accountant@demo.test'`,
    );
    const staffId = rows[0]?.id ?? 0;
    const { context } = house;
    const cash = { bookingId, receipt: 'К-7', kopecks: fee };
    await confirmCash(context, context.db, actOfStaff(house, staffId), cash);
    const asked = pageOf(await buyer.act(estate, 'cancel', { refundKopecks: fee }));
    expect(asked.booking).toMatchObject({ state: 'refunding', payment: { refund: { state: 'queued' } } });
    const deal = (await buyer.browser.get(`/api/deals/${estate}`)).body.data as unknown as DealView;
    expect(deal.turn).toMatchObject({ turn: 'staff', act: 'return-cash' });
  });

  it('is refused when the screen promised another sum', async () => {
    const { buyer, estate } = await paid('05');
    for (const refundKopecks of [0, fee - 1, fee + 1])
      expect((await buyer.act(estate, 'cancel', { refundKopecks })).body.code).toBe('REFUND_CHANGED');
    expect((await buyer.page(estate)).booking?.state).toBe('success');
  });

  it('is refused after the contract is signed', async () => {
    const { booking, ...contracted } = await paid('07');
    await house.context.db.execute(
      sql`update deals set place = 'registration' where booking_id = ${booking}`,
    );
    const refused = await contracted.buyer.act(contracted.estate, 'cancel', { refundKopecks: fee });
    expect(refused.body.code).toBe('CONTRACT_SIGNED');
    expect(await kinds(booking)).toEqual(['fee-paid']);
  });

  it('after its term is over: the service was given, nothing comes back', async () => {
    const { buyer, estate, booking } = await paid('08');
    await house.context.db.execute(
      sql`update bookings set booked_until = ${house.clock.now().toISOString()}::timestamptz - interval '1 hour' where id = ${booking}`,
    );
    expect((await buyer.act(estate, 'cancel', { refundKopecks: fee })).body.code).toBe('REFUND_CHANGED');
    expect(pageOf(await buyer.act(estate, 'cancel')).booking?.state).toBe('canceled');
    expect(await kinds(booking)).toEqual(['fee-paid']);
  });
});
