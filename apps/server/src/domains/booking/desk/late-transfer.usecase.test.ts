import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';

const kopecks = 3_000_000;
const daySeconds = 24 * 3600;
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

/** A member of staff in a new session: a code of the second factor works once. */
async function as(role: StaffRole): Promise<Browser> {
  house.clock.advance(60);
  return enterDesk(house, role);
}
async function act(role: StaffRole, booking: string, name: string, body: object): Promise<void> {
  given(await (await as(role)).act(`/api/office/bookings/${booking}/${name}`, body));
}
const confirm = (booking: string) =>
  act('accountant', booking, 'confirm-transfer', {
    order: `17/${booking}`,
    paidOn: isoDay(house.clock.now()),
    kopecks,
  });
const deal = async (booking: string) =>
  given<DeskDeal>(await (await as('admin')).get(`/api/office/deals/${booking}`));
const titles = async ({ browser }: Visitor) =>
  given<{ title: string }[]>(await browser.get('/api/notification/list')).map(({ title }) => title);

async function promised(number: string) {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  const { booking } = await visitor.toPayment(estate);
  pageOf(await visitor.pay(estate, 'other'));
  return { visitor, estate, booking: booking?.id ?? '' };
}

describe('[promise 34] a transfer that comes when its booking is over', () => {
  it.each([
    ['after the clock has ended it', '01'],
    ['before the clock has ended it', '02'],
  ])(
    'goes back whole past the last day, %s: it is not kept for a booking that ends at once',
    async (_, number) => {
      const { visitor, estate, booking } = await promised(number);
      if (number === '01') await house.pass(13 * daySeconds);
      else house.clock.advance(13 * daySeconds);
      await confirm(booking);
      await house.pass(60);
      await visitor.again();
      expect((await visitor.page(estate)).booking?.state).toBe('refunding');
      expect((await deal(booking)).deal.turn).toMatchObject({ turn: 'staff', act: 'return-transfer' });
      await act('accountant', booking, 'return-cash', { receipt: '21', kopecks });
      expect((await visitor.page(estate)).booking?.state).toBe('returned');
      expect((await deal(booking)).ledger.map(({ debit, credit }) => `${debit} < ${credit}`)).toEqual([
        'bank-account < customer-fees',
        'customer-fees < refunds-due',
        'refunds-due < bank-account',
      ]);
      expect(pageOf(await visitor.begin(estate)).booking?.state).toBe('passport');
    },
  );

  it('is a second payment of one that was paid: it stays ended, and its buyer is told', async () => {
    const { visitor, estate, booking } = await promised('03');
    pageOf(await visitor.pay(estate));
    await house.outside.drive(await visitor.providerId(estate), 'succeed');
    await visitor.waitFor(estate, 'success');
    await house.pass(13 * daySeconds);
    await visitor.again();
    expect((await visitor.page(estate)).booking?.state).toBe('expired');
    await confirm(booking);
    expect((await visitor.page(estate)).booking?.state).toBe('expired');
    const { rows } = await house.context.db.execute(
      sql`select event, from_state, to_state from booking_events where booking_id = ${booking} order by id desc limit 1`,
    );
    expect(rows).toEqual([{ event: 'confirm-transfer', from_state: 'expired', to_state: 'expired' }]);
    expect(await titles(visitor)).toContainEqual(expect.stringContaining('Вторая оплата'));
  });
});

describe('a transfer that pays while a new edition waits', () => {
  it('is told to its buyer as every payment is', async () => {
    const { visitor, estate, booking } = await promised('04');
    const { booking: view } = await visitor.page(estate);
    const priceKopecks = (view?.price.totalKopecks ?? 0) - 10_000_000;
    const until = isoDay(Date.parse(view?.startedAt ?? '') + 12 * daySeconds * 1000);
    await act('manager', booking, 'change-terms', {
      priceKopecks,
      until,
      finishing: 'dark',
      reason: 'Скидка',
    });
    await confirm(booking);
    expect((await visitor.page(estate)).booking).toMatchObject({ state: 'resign', payment: { code: 2 } });
    expect(await titles(visitor)).toContainEqual(expect.stringContaining('действует'));
  });
});
