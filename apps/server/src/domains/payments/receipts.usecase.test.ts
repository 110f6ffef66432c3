import type { DeskDeal, QueueItem } from '@novosel/contract/desk/endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { proveAgain } from '../../../test/people/prove-again.ts';
import { sql } from '../../platform/database/drizzle.ts';

/** The simulated acquirer refuses a receipt for this address. */
const refusedAddress = 'bez-cheka@post.test';

let house: House;
let staff: ReadonlyMap<StaffRole, Browser>;
beforeAll(async () => {
  house = await openHouse();
  const roles = ['manager', 'accountant'] as const;
  const browsers = new Map<StaffRole, Browser>();
  for (const role of roles) browsers.set(role, await enterDesk(house, role));
  staff = browsers;
});
afterAll(() => house?.shut());
beforeEach(() => proveAgain(house));

interface Stood {
  readonly buyer: Visitor;
  readonly estate: number;
  readonly booking: string;
  readonly number: string;
}

async function toPay(number: string): Promise<Stood> {
  const buyer = await house.visit(number);
  const estate = await house.estate();
  const { booking } = await buyer.toPayment(estate);
  return { buyer, estate, booking: booking?.id ?? '', number: booking?.number ?? '' };
}
async function paid(number: string): Promise<Stood> {
  const stood = await toPay(number);
  await stood.buyer.pay(stood.estate);
  await house.outside.drive(await stood.buyer.providerId(stood.estate), 'succeed');
  await stood.buyer.waitFor(stood.estate, 'success');
  return stood;
}

const write = ({ booking }: Stood, email: string | null) =>
  house.context.db.execute(
    sql`update users set email = ${email} where id = (select user_id from bookings where id = ${booking})`,
  );
const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
const cancel = ({ booking }: Stood) =>
  as('manager').act(`/api/office/bookings/${booking}/cancel`, { reason: 'Дом перепроектируют' });
const card = async (booking: string) =>
  (await as('manager').get(`/api/office/deals/${booking}`)).body.data as unknown as DeskDeal;
const queued = async (booking: string) => {
  const answer = await as('manager').get('/api/office/queue');
  const { items } = answer.body.data as unknown as { items: QueueItem[] };
  return items.find((item) => item.booking === booking);
};
const notices = async ({ buyer }: Stood) => (await buyer.browser.get('/api/notification/list')).raw.body;

interface FeedPayment {
  readonly description: string;
  readonly receipts: readonly object[];
}

/** Receipts that the acquirer has registered for a booking. */
async function receiptsOf({ number }: Stood): Promise<readonly object[]> {
  const feed = (await (await fetch(`${house.outside.origin}/feed.json`)).json()) as {
    payments: FeedPayment[];
  };
  return feed.payments
    .filter(({ description }) => description.endsWith(number))
    .flatMap(({ receipts }) => receipts);
}
const receipt = ({ number }: Stood, type: string, to: string) => ({
  type,
  to,
  lines: [`Бронирование № ${number}, 30\u00a0000\u00a0₽, service, full_payment, НДС 1`],
});

describe('[S3-80] the fiscal receipt of the fee', () => {
  it('goes to the e-mail of the buyer, and that of the refund does, too', async () => {
    const stood = await paid('01');
    const to = 'anna.koroleva@demo.test';
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', to)]);
    await cancel(stood);
    await stood.buyer.waitFor(stood.estate, 'returned');
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', to), receipt(stood, 'refund', to)]);
  });

  it('goes to his phone while he has no e-mail of his own', async () => {
    const stood = await toPay('02');
    await write(stood, null);
    await stood.buyer.pay(stood.estate);
    await house.outside.drive(await stood.buyer.providerId(stood.estate), 'succeed');
    await stood.buyer.waitFor(stood.estate, 'success');
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', '+79000000002')]);
  });

  it('goes to his phone when a cash register cannot write to his e-mail', async () => {
    const stood = await toPay('05');
    await write(stood, 'анна@почта.рф');
    await stood.buyer.pay(stood.estate);
    await house.outside.drive(await stood.buyer.providerId(stood.estate), 'succeed');
    await stood.buyer.waitFor(stood.estate, 'success');
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', '+79000000005')]);
  });

  it('is repeated as it was first sent: another address meanwhile makes no other request of the same key', async () => {
    const stood = await toPay('03');
    await house.outside.fault({ target: 'payments.create', mode: '500-after' });
    await house.outside.fault({ target: 'payments.create', mode: '500', count: 1 });
    expect(pageOf(await stood.buyer.pay(stood.estate)).booking?.state).toBe('unclear');
    await write(stood, 'another@post.test');
    await house.pass(60);
    expect((await stood.buyer.page(stood.estate)).booking?.state).toBe('paying');
    await house.outside.drive(await stood.buyer.providerId(stood.estate), 'succeed');
    await stood.buyer.waitFor(stood.estate, 'success');
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', 'maria.vasilieva@demo.test')]);
  });
});

describe('a payment that the acquirer refuses for its receipt', () => {
  it('is told as our fault, seen at the desk, and nothing is lost: the next one succeeds', async () => {
    const stood = await toPay('04');
    const { buyer, estate, booking } = stood;
    await write(stood, refusedAddress);
    const page = pageOf(await buyer.pay(estate));
    expect(page.booking).toMatchObject({
      state: 'payment',
      payment: { depositStatus: 'DECLINED', declineKind: 'ours', refund: null, paidAt: null },
    });
    const told = await notices(stood);
    expect(told).toContain('Платёж не прошёл по нашей вине');
    expect(told).not.toContain('Банк не принял платёж');

    const { deal, payments, ledger } = await card(booking);
    expect(payments).toMatchObject([
      { declineKind: 'ours', declinedReason: 'invalid_request receipt', providerId: null },
    ]);
    expect(deal.history[0]).toMatchObject({ event: 'payment-refused', actor: 'acquirer' });
    expect(ledger).toEqual([]);
    expect(await queued(booking)).toMatchObject({ paymentRefused: true });
    const { rows } = await house.context.db.execute(
      sql`select details from audit_records where action = 'payments.refused'`,
    );
    expect(rows).toEqual([{ details: { reason: 'invalid_request receipt' } }]);

    await write(stood, 'right@post.test');
    await buyer.pay(estate);
    expect(await queued(booking)).toMatchObject({ paymentRefused: false });
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await buyer.waitFor(estate, 'success');
    expect(await receiptsOf(stood)).toEqual([receipt(stood, 'payment', 'right@post.test')]);
  });
});

describe('a payment that failed otherwise', () => {
  it('by its time is told so, at the desk too, and never as the bank’s refusal', async () => {
    const stood = await toPay('05');
    const { buyer, estate, booking } = stood;
    await buyer.pay(estate);
    await house.outside.drive(await buyer.providerId(estate), 'expire');
    const { booking: view } = await buyer.waitFor(estate, 'payment');
    expect(view?.payment).toMatchObject({
      declineKind: 'expired',
      declinedReason: 'expired_on_confirmation',
    });
    const told = await notices(stood);
    expect(told).toContain('Время на оплату вышло');
    expect(told).not.toContain('Банк не принял платёж');
    const { deal, payments } = await card(booking);
    expect(payments).toMatchObject([{ declineKind: 'expired' }]);
    expect(deal.history[0]).toMatchObject({ event: 'payment-expired' });
    expect(await queued(booking)).toMatchObject({ paymentRefused: false });
  });

  it('by the bank is told as the bank’s refusal', async () => {
    const stood = await toPay('06');
    const { buyer, estate, booking } = stood;
    await buyer.pay(estate);
    await house.outside.drive(await buyer.providerId(estate), 'decline');
    const { booking: view } = await buyer.waitFor(estate, 'payment');
    expect(view?.payment).toMatchObject({ declineKind: 'bank' });
    expect(await notices(stood)).toContain('Банк не принял платёж');
    expect((await card(booking)).deal.history[0]).toMatchObject({ event: 'payment-declined' });
  });
});

describe('a refund that the acquirer refuses for its receipt', () => {
  it('is ours to bring about and no bank is named; asked for again it goes with the address of now', async () => {
    const stood = await paid('07');
    const { buyer, estate, booking } = stood;
    await write(stood, refusedAddress);
    await cancel(stood);
    await until(async () => (await card(booking)).payments[0]?.refund?.state === 'failed');
    const [payment] = (await card(booking)).payments;
    expect(payment?.refund).toMatchObject({ failure: 'invalid_request receipt' });
    const told = await notices(stood);
    expect(told).toContain(`Возврат по брони ${stood.number} не прошёл`);
    expect(told).not.toContain('Банк не провёл');

    await write(stood, 'right-again@post.test');
    const again = await as('accountant').act(`/api/office/bookings/${booking}/ask-refund-again`, {
      payment: payment?.id,
    });
    expect(again.status).toBe(200);
    await buyer.waitFor(estate, 'returned');
    expect((await receiptsOf(stood)).at(-1)).toEqual(receipt(stood, 'refund', 'right-again@post.test'));
  });
});
