import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import { until } from '../../../../test/outside.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { ledgerOf } from '../ledger.repo.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

/** Truth 4: every transaction of the ledger sums to zero. */
afterEach(async () => {
  const { rows } = await house.context.db.execute(
    sql`select transaction_id from ledger_postings group by transaction_id having sum(kopecks) <> 0`,
  );
  expect(rows).toEqual([]);
});

let nextBuyer = 0;
/** A buyer with a fee to pay, and an estate of his own. */
async function payer(): Promise<{ buyer: Visitor; estate: number; bookingId: string }> {
  const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
  const buyer = await house.visit(numbers[nextBuyer++ % numbers.length] ?? '01');
  const estate = await house.estate();
  const { booking } = await buyer.toPayment(estate);
  return { buyer, estate, bookingId: booking?.id ?? '' };
}

const notify = (event: string, object: object) =>
  house.cabinet.inject({
    method: 'POST',
    url: '/api/payments/notifications',
    payload: { type: 'notification', event, object },
  });

const kinds = async (bookingId: string) =>
  (await ledgerOf(house.context.db, bookingId)).map(({ kind }) => kind);

describe('a try to pay', () => {
  it('declined leads back to the payment with the reason, and the next one may succeed', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const first = await buyer.providerId(estate);
    await house.outside.drive(first, 'decline');
    const declined = await buyer.waitFor(estate, 'payment');
    expect(declined.booking?.payment).toMatchObject({
      depositStatus: 'DECLINED',
      code: 102,
      declinedReason: 'general_decline',
    });
    await buyer.pay(estate);
    expect(await buyer.providerId(estate)).not.toBe(first);
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
    expect(await kinds(bookingId)).toEqual(['fee-paid']);
  });

  it('asked for again by the same method is the same one', async () => {
    const { buyer, estate } = await payer();
    const first = pageOf(await buyer.pay(estate));
    const again = pageOf(await buyer.pay(estate));
    expect(again.booking?.payment?.confirmationUrl).toBe(first.booking?.payment?.confirmationUrl);
  });

  it('repeated with one key calls the acquirer once', async () => {
    const { buyer, estate } = await payer();
    const known = (await house.outside.payments()).length;
    const key = randomUUID();
    await Promise.all(
      Array.from({ length: 4 }, () => buyer.act(estate, 'payment', { method: 'acquiring' }, key)),
    );
    expect(await house.outside.payments()).toHaveLength(known + 1);
  });
});

describe('[promise 43] an unknown answer', () => {
  it.each(['500', '500-after'])(
    'of a create (%s, once) is asked for again at once with the same key',
    async (mode) => {
      const { buyer, estate } = await payer();
      const known = (await house.outside.payments()).length;
      await house.outside.fault({ target: 'payments.create', mode });
      const page = pageOf(await buyer.pay(estate));
      expect(page.booking).toMatchObject({ state: 'paying', payment: { code: 1 } });
      expect(await house.outside.payments()).toHaveLength(known + 1);
    },
  );

  it('that stays is neither paid nor failed; the job asks until it is known', async () => {
    const { buyer, estate } = await payer();
    const known = (await house.outside.payments()).length;
    await house.outside.fault({ target: 'payments.create', mode: '500-after' });
    await house.outside.fault({ target: 'payments.create', mode: '500', count: 1 });
    const unclear = pageOf(await buyer.pay(estate));
    expect(unclear.booking).toMatchObject({
      state: 'unclear',
      payment: { code: 6, providerStatus: 'unknown' },
    });
    await house.pass(60);
    expect((await buyer.page(estate)).booking?.state).toBe('paying');
    expect(await house.outside.payments()).toHaveLength(known + 1);
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
  });

  it('of a payment that was known to wait is over with the next answer', async () => {
    const { buyer, estate } = await payer();
    await buyer.pay(estate);
    await house.outside.fault({ target: 'payments.get', mode: '500', count: 50 });
    await house.pass(60);
    expect((await buyer.page(estate)).booking?.state).toBe('unclear');
    await fetch(`${house.outside.origin}/faults`, { method: 'DELETE' });
    await house.pass(60);
    expect((await buyer.page(estate)).booking?.state).toBe('paying');
  });

  it('late in a long wait is over within half a minute, not when the next question would have been', async () => {
    const { buyer, estate } = await payer();
    await buyer.pay(estate);
    await house.pass(1200);
    await house.outside.fault({ target: 'payments.get', mode: '500', count: 50 });
    await house.pass(330);
    expect((await buyer.page(estate)).booking?.state).toBe('unclear');
    await fetch(`${house.outside.origin}/faults`, { method: 'DELETE' });
    // The sweep leaves a due payment to its job for twenty seconds.
    await house.pass(51);
    expect((await buyer.page(estate)).booking?.state).toBe('paying');
  });

  it('whose payment we first hear of by its notice is ours all the same', async () => {
    const { buyer, estate, bookingId } = await payer();
    await house.outside.fault({ target: 'payments.create', mode: '500-after', count: 1 });
    await house.outside.fault({ target: 'payments.create', mode: '500', count: 50 });
    const known = new Set((await house.outside.payments()).map(({ id }) => id));
    await buyer.pay(estate);
    const made = (await house.outside.payments()).find(({ id }) => !known.has(id));
    await house.outside.drive(made?.id ?? '', 'succeed');
    await buyer.waitFor(estate, 'success');
    expect(await kinds(bookingId)).toEqual(['fee-paid']);
    await fetch(`${house.outside.origin}/faults`, { method: 'DELETE' });
  });
});

describe('[promise 36] a notice', () => {
  it('twice, late and out of order does no harm', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const id = await buyer.providerId(estate);
    await house.outside.drive(id, 'succeed');
    await buyer.waitFor(estate, 'success');
    for (const event of [
      'payment.succeeded',
      'payment.waiting_for_capture',
      'payment.canceled',
      'payment.succeeded',
    ])
      expect((await notify(event, { id, status: 'canceled' })).statusCode).toBe(200);
    await noticesFollowed();
    expect((await buyer.page(estate)).booking?.state).toBe('success');
    expect(await kinds(bookingId)).toEqual(['fee-paid']);
  });

  it('that lies is stored and not believed', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const id = await buyer.providerId(estate);
    await notify('payment.succeeded', { id, status: 'succeeded', paid: true });
    await notify('payment.succeeded', { id: randomUUID(), status: 'succeeded', paid: true });
    await noticesFollowed();
    expect((await buyer.page(estate)).booking?.state).toBe('paying');
    expect(await kinds(bookingId)).toEqual([]);
    const { rows } = await house.context.db.execute(
      sql`select 1 from audit_records where action = 'payments.notice-ignored'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('of a payment with another sum pays nothing', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    await house.context.db.execute(
      sql`update payments set kopecks = 100 where provider_id = ${await buyer.providerId(estate)}`,
    );
    await driveAndHear(await buyer.providerId(estate), 'succeed');
    expect((await buyer.page(estate)).booking?.state).toBe('paying');
    expect(await kinds(bookingId)).toEqual([]);
    await house.context.db.execute(
      sql`update payments set kopecks = 3000000 where provider_id = ${await buyer.providerId(estate)}`,
    );
    await house.pass(60);
    expect((await buyer.page(estate)).booking?.state).toBe('success');
  });

  it('never comes, and the page asks by itself', async () => {
    const { buyer, estate } = await payer();
    await buyer.pay(estate);
    await house.outside.drive(await buyer.providerId(estate), 'hang');
    const refresh = async () => {
      // A job at the same moment would get the answer instead of the page.
      await house.context.db.execute(sql`update payments set next_ask_at = now() + interval '1 year'`);
      house.clock.advance(3);
      return pageOf(await buyer.browser.post(`/api/booking/${estate}/payment/refresh`, {}));
    };
    expect((await refresh()).booking?.state).toBe('paying');
    await house.outside.drive(await buyer.providerId(estate), 'succeed-untold');
    expect((await refresh()).booking?.state).toBe('success');
  });
});

describe('[promise 34] money that comes after the hold has died', () => {
  /** After the end of the next day, when the hold ends. */
  const past = 48 * 60 * 60;

  it('brings the flat back while it is free', async () => {
    const { buyer, estate } = await payer();
    await buyer.pay(estate);
    await house.pass(past);
    await buyer.again();
    const expired = await buyer.page(estate);
    expect(expired.booking).toMatchObject({
      state: 'expired',
      payment: { depositStatus: 'EXPIRED', code: 3 },
    });
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    const page = await buyer.waitFor(estate, 'success');
    expect(page.card.estate.available).toBe(false);
    expect((await buyer.browser.get(`/api/deals/${estate}`)).body).toMatchObject({
      data: { place: 'parameters' },
    });
  });

  it('goes back by itself when another person has the flat', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const id = await buyer.providerId(estate);
    await house.pass(past);
    await buyer.again();
    const other = await house.visit('12');
    expect((await other.begin(estate)).status).toBe(200);
    await house.outside.drive(id, 'succeed');
    const page = await buyer.waitFor(estate, 'returned');
    expect(page.booking?.payment).toMatchObject({
      depositStatus: 'CANCELED',
      code: 4,
      refund: { state: 'done', kopecks: 3_000_000 },
    });
    expect(await kinds(bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
    expect((await other.page(estate)).booking?.state).toBe('passport');
    await other.act(estate, 'cancel');
  });

  it('and expiry side by side end in the flat or in a refund, again and again', async () => {
    for (let race = 0; race < 6; race++) {
      const { buyer, estate, bookingId } = await payer();
      await buyer.pay(estate);
      const id = await buyer.providerId(estate);
      await house.context.db.execute(sql`update bookings set hold_until = ${house.clock.now().toISOString()}::timestamptz
        where id = ${bookingId}`);
      await Promise.all([house.outside.drive(id, 'succeed'), house.pass(3)]);
      await until(async () =>
        ['success', 'returned'].includes((await buyer.page(estate)).booking?.state ?? ''),
      );
      const state = (await buyer.page(estate)).booking?.state ?? '';
      const money = state === 'success' ? ['fee-paid'] : ['fee-paid', 'refund-queued', 'refund-done'];
      expect(await kinds(bookingId)).toEqual(money);
    }
  }, 60_000);
});

describe('[promise 40] another way to pay while the first one waits', () => {
  it.each([
    ['cash-box', 'cash'],
    ['other', 'transfer'],
  ] as const)(
    'past the acquirer (%s): what waited is watched on and pays when it comes',
    async (method, state) => {
      const { buyer, estate, bookingId } = await payer();
      await buyer.pay(estate);
      const card = await buyer.providerId(estate);
      const left = pageOf(await buyer.pay(estate, method));
      expect(left.booking).toMatchObject({
        state,
        payment: { code: 7, depositStatus: 'CREATED', confirmationUrl: null },
      });
      await house.pass(60);
      expect((await buyer.page(estate)).booking?.state).toBe(state);
      await house.outside.drive(card, 'succeed');
      await buyer.waitFor(estate, 'success');
      expect(await kinds(bookingId)).toEqual(['fee-paid']);
    },
  );

  it('past the acquirer is not disturbed when the first one is declined', async () => {
    const { buyer, estate } = await payer();
    await buyer.pay(estate, 'sbp');
    const sbp = await buyer.providerId(estate);
    await buyer.pay(estate, 'cash-box');
    await driveAndHear(sbp, 'decline');
    expect((await buyer.page(estate)).booking).toMatchObject({ state: 'cash', payment: { code: 7 } });
  });

  it('giving up: what comes after all goes back by itself, once and whole', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const card = await buyer.providerId(estate);
    const given = pageOf(await buyer.act(estate, 'cancel'));
    expect(given.booking).toMatchObject({ state: 'canceled', estateFree: true });
    await house.outside.drive(card, 'succeed');
    await buyer.waitFor(estate, 'returned');
    expect(await kinds(bookingId)).toEqual(['fee-paid', 'refund-queued', 'refund-done']);
  });

  it.each(['cash-box', 'other', 'cancel'] as const)(
    '[promise 43] is refused while nobody knows what became of the first (%s)',
    async (way) => {
      const { buyer, estate } = await payer();
      await house.outside.fault({ target: 'payments.create', mode: '500-after', count: 1 });
      await house.outside.fault({ target: 'payments.create', mode: '500', count: 50 });
      await buyer.pay(estate);
      const answer = way === 'cancel' ? await buyer.act(estate, 'cancel') : await buyer.pay(estate, way);
      expect(answer.body.code).toBe('PAYMENT_IN_PROGRESS');
      await fetch(`${house.outside.origin}/faults`, { method: 'DELETE' });
      await house.pass(60);
      expect((await buyer.page(estate)).booking?.state).toBe('paying');
    },
  );

  it('counts whichever is paid first; the second goes back, once and whole', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate);
    const card = await buyer.providerId(estate);
    const bySbp = pageOf(await buyer.pay(estate, 'sbp'));
    expect(bySbp.booking).toMatchObject({
      state: 'paying',
      payment: { method: 'sbp', confirmationUrl: null },
    });
    expect(bySbp.booking?.payment?.qr).toContain('/sbp/');
    const sbp = await buyer.providerId(estate);
    await house.outside.drive(card, 'succeed');
    const paid = await buyer.waitFor(estate, 'success');
    expect(paid.booking?.payment).toMatchObject({ code: 2, qr: null, confirmationUrl: null });
    await house.outside.drive(sbp, 'succeed');
    await until(async () => (await kinds(bookingId)).includes('refund-done'));
    expect(await kinds(bookingId)).toEqual(['fee-paid', 'fee-paid', 'refund-queued', 'refund-done']);
    expect((await buyer.page(estate)).booking).toMatchObject({
      state: 'success',
      payment: { code: 2, depositStatus: 'APPROVED', refund: null },
    });
  });

  it('is not disturbed when the first one is declined later', async () => {
    const { buyer, estate, bookingId } = await payer();
    await buyer.pay(estate, 'sbp');
    const sbp = await buyer.providerId(estate);
    await buyer.pay(estate, 'acquiring');
    await driveAndHear(sbp, 'decline');
    expect((await buyer.page(estate)).booking).toMatchObject({ state: 'paying', payment: { code: 1 } });
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
    expect(await kinds(bookingId)).toEqual(['fee-paid']);
  });
});

/** Simulates the end of a payment, and waits until its notification is processed. */
async function driveAndHear(providerId: string, outcome: 'succeed' | 'decline'): Promise<void> {
  await house.outside.drive(providerId, outcome);
  await until(async () => {
    const { rows } = await house.context.db.execute(
      sql`select 1 from provider_events where provider_id = ${providerId}`,
    );
    return rows.length > 0;
  });
  await noticesFollowed();
}

/** Waits until the jobs of all notifications have run. */
async function noticesFollowed(): Promise<void> {
  await until(async () => {
    const { rows } = await house.context.db.execute(
      sql`select 1 from jobs.job where name in ('payment.ask', 'refund.ask') and state in ('created', 'active', 'retry')
          and start_after <= now()`,
    );
    return rows.length === 0;
  });
}
