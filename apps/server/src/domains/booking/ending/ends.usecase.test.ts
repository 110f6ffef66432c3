import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import { until } from '../../../../test/outside.ts';
import { actOfStaff } from '../../../../test/people/staff-act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { ledgerOf } from '../../payments/ledger.repo.ts';
import { extendHold } from '../desk/extend-hold.ts';

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

const day = 86_400;
const kinds = async (bookingId: string) =>
  (await ledgerOf(house.context.db, bookingId)).map(({ kind }) => kind);

interface Started {
  readonly buyer: Visitor;
  readonly estate: number;
  readonly bookingId: string;
}

async function signed(number: string, term = 'standard'): Promise<Started> {
  const [buyer, estate] = [await house.visit(number), await house.estate()];
  const { booking } = await buyer.toPayment(estate, term);
  return { buyer, estate, bookingId: booking?.id ?? '' };
}

/**
 * A card payment that hangs, left for SBP, which is declined; then the cash desk is chosen.
 * @returns the card's payment
 */
async function atCashDeskAfterTries({ buyer, estate }: Started): Promise<string> {
  await buyer.pay(estate);
  const card = await buyer.providerId(estate);
  await buyer.pay(estate, 'sbp');
  await house.outside.drive(await buyer.providerId(estate), 'decline');
  await buyer.waitFor(estate, 'payment');
  await buyer.pay(estate, 'cash-box');
  expect((await buyer.page(estate)).booking).toMatchObject({ state: 'cash', paymentCode: 7 });
  return card;
}

describe('[promise 34] a try that was left for another way settles after all', () => {
  it('while the cash desk is awaited: it pays the booking', async () => {
    const one = await signed('01');
    const card = await atCashDeskAfterTries(one);
    await house.outside.drive(card, 'succeed');
    await one.buyer.waitFor(one.estate, 'success');
    expect(await kinds(one.bookingId)).toEqual(['fee-paid']);
  });

  it('when the hold is over and the estate is another’s: it goes back', async () => {
    const one = await signed('02');
    const card = await atCashDeskAfterTries(one);
    house.clock.advance(8 * day);
    const other = await house.visit('03');
    await house.pass(5);
    await one.buyer.again();
    expect((await one.buyer.page(one.estate)).booking?.state).toBe('expired');
    expect((await other.begin(one.estate)).status).toBe(200);
    await house.outside.drive(card, 'succeed');
    await one.buyer.waitFor(one.estate, 'returned');
    expect(await kinds(one.bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
  });

  it('after he gave the booking up: it goes back', async () => {
    const one = await signed('04');
    const card = await atCashDeskAfterTries(one);
    expect((await one.buyer.act(one.estate, 'cancel')).status).toBe(200);
    await house.outside.drive(card, 'succeed');
    await one.buyer.waitFor(one.estate, 'returned');
    expect(await kinds(one.bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
  });
});

describe('a booking that has succeeded', () => {
  it('ends with its term when its buyer lets it pass: the estate is for sale, the deal is closed, the fee stays', async () => {
    const one = await signed('05');
    await one.buyer.pay(one.estate);
    await house.outside.drive(await one.buyer.providerId(one.estate), 'succeed');
    const { booking } = await one.buyer.waitFor(one.estate, 'success');
    const left = Date.parse(booking?.bookedUntil ?? '') - house.clock.now().getTime();
    await house.pass(left / 1000 - 60);
    await one.buyer.again();
    expect((await one.buyer.page(one.estate)).booking?.state).toBe('success');

    await house.pass(61);
    const over = await one.buyer.page(one.estate);
    expect(over.booking).toMatchObject({
      state: 'expired',
      screen: 'expired',
      estateFree: true,
      payment: { depositStatus: 'APPROVED', refund: null },
    });
    expect(over.card.estate.available).toBe(true);
    expect(await kinds(one.bookingId)).toEqual(['fee-paid']);
    const { rows } = await house.context.db.execute<{ closed: boolean }>(
      sql`select closed_at is not null as closed from deals where booking_id = ${one.bookingId}`,
    );
    expect(rows).toEqual([{ closed: true }]);
    const told = await house.context.db.execute<{ title: string }>(
      sql`select title from notifications where fact like ${`booking:${one.bookingId}:expired:%`}`,
    );
    expect(told.rows).toEqual([{ title: `Срок брони ${booking?.number} закончился` }]);
  });

  it('stays while another has to act: nobody loses a flat by waiting for us', async () => {
    const one = await signed('06', 'free');
    await one.buyer.waitFor(one.estate, 'success');
    await house.context.db.execute(
      sql`update deals set place = 'contract-draft' where booking_id = ${one.bookingId}`,
    );
    await house.pass(30 * day);
    await one.buyer.again();
    expect((await one.buyer.page(one.estate)).booking?.state).toBe('success');
  });
});

describe('the desk', () => {
  it('moves a hold no further than to the end of the booking that its fee buys', async () => {
    const { context } = house;
    const one = await signed('07');
    const started = house.clock.now().getTime();
    const wish = { bookingId: one.bookingId, reason: 'Ждёт зарплаты' };
    const extend = (days: number) =>
      extendHold(context, context.db, actOfStaff(house, staffId), {
        ...wish,
        until: new Date(started + days * day * 1000),
      }).then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
    expect(await extend(20)).toBe('VALIDATION');
    expect(await extend(11)).toBe('done');
  });
});

it('an estate that goes off sale while its hold begins is refused, and nothing is left of the hold', async () => {
  const [buyer, estate] = [await house.visit('08'), await house.estate()];
  const { price, rules } = await buyer.page(estate);
  const wish = {
    term: 'standard',
    priceKopecks: price.totalKopecks,
    rulesVersion: rules.version,
    agree: true,
  };
  const { db } = house.context;
  const begun = await db.transaction(async (tx) => {
    await tx.execute(sql`update estates set status = 1 where id = ${estate}`);
    const waiting = buyer.act(estate, 'begin', wish);
    await until(async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return rows[0]?.count === 1;
    });
    return { waiting };
  });
  expect((await begun.waiting).body.code).toBe('ESTATE_NOT_FOR_SALE');
  const { rows } = await db.execute(sql`select 1 from bookings where estate_id = ${estate}`);
  expect(rows).toEqual([]);
});
