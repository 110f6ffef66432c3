import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { call, cardPayment, GOOD_CARD, startOutside, startShop, submit } from '../testing.ts';
import { toKopecks, toValue, toWords } from './money.ts';
import { sentinelOf } from './sentinels.ts';

async function outsideWithShop() {
  const shop = await startShop();
  const { app } = await startOutside({ notifyUrl: shop.url });
  onTestFinished(async () => {
    await app.close();
    await shop.close();
  });
  const create = async (value: string, key?: string) =>
    call(app, 'POST', '/v3/payments', cardPayment(value), key);
  const pay = async (value: string) => {
    const { body } = await create(value);
    const response = await submit(app, `/pay/${body.id}`, GOOD_CARD);
    expect([response.statusCode, response.headers.location]).toEqual([303, 'http://localhost:3000/back']);
    return body.id as string;
  };
  const get = async (id: string) => (await call(app, 'GET', `/v3/payments/${id}`)).body;
  return { app, shop, create, pay, get, events: () => shop.taken.map(({ event }) => event) };
}

describe('which sum is one', () => {
  test.each([
    ['1.13', 13],
    ['30013.00', 13],
    ['13.14', 14],
    ['30014.50', 14],
    ['30000.00', null],
    ['131415.00', 15],
    ['1600.00', null],
    ['16.00', 16],
  ])('%s → %s', (value, sentinel) => expect(sentinelOf(value)).toBe(sentinel));

  test('sums keep their kopecks on the way to words and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (kopecks) => {
        expect(toKopecks(toValue(kopecks))).toBe(kopecks);
        expect(toWords(toValue(kopecks)).replace(/\D/g, '')).toMatch(
          kopecks % 100 ? new RegExp(`^0*${kopecks}$`) : new RegExp(`^${kopecks / 100}$`),
        );
      }),
    );
  });
});

test('13: paying is declined for insufficient funds', async () => {
  const { pay, get, shop } = await outsideWithShop();
  const id = await pay('30013.00');
  expect(await get(id)).toMatchObject({
    status: 'canceled',
    paid: false,
    cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
  });
  await vi.waitFor(() => expect(shop.taken).toHaveLength(1));
  expect(shop.taken[0]).toMatchObject({ type: 'notification', event: 'payment.canceled', object: { id } });
});

test('14: paid, yet pending and silent, until it is settled', async () => {
  const { app, pay, get, events } = await outsideWithShop();
  const id = await pay('100.14');
  await new Promise((done) => setTimeout(done, 100));
  expect(await get(id)).toMatchObject({ status: 'pending', paid: false });
  expect(events()).toEqual([]);
  expect((await submit(app, `/pay/${id}`, GOOD_CARD)).body).toContain('Платёж обрабатывается');
  await app.inject({ method: 'POST', url: `/v3/test/payments/${id}/succeed` });
  expect((await get(id)).status).toBe('succeeded');
  await vi.waitFor(() => expect(events()).toEqual(['payment.succeeded']));
});

test('14: the button of the pay page settles too', async () => {
  const { app, pay, get } = await outsideWithShop();
  const id = await pay('100.14');
  expect((await submit(app, `/pay/${id}/settle`)).statusCode).toBe(303);
  expect((await get(id)).status).toBe('succeeded');
});

test('15: created, answered with 500, and the same key tells of it', async () => {
  const { app, create } = await outsideWithShop();
  expect(await create('1.15', 'lost')).toMatchObject({
    status: 500,
    body: { code: 'internal_server_error' },
  });
  const retry = await create('1.15', 'lost');
  expect(retry).toMatchObject({ status: 200, body: { status: 'pending' } });
  const { items } = (await call(app, 'GET', '/v3/payments')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([retry.body.id]);
});

test('16: notified three times and out of order', async () => {
  const { pay, shop, events } = await outsideWithShop();
  await pay('1.16');
  await vi.waitFor(() => expect(shop.taken).toHaveLength(3));
  expect(events()).toEqual(['payment.succeeded', 'payment.waiting_for_capture', 'payment.succeeded']);
  expect(shop.taken.map(({ object }) => object.status)).toEqual([
    'succeeded',
    'waiting_for_capture',
    'succeeded',
  ]);
});

test('an ordinary sum is paid and told once', async () => {
  const { pay, get, events } = await outsideWithShop();
  const id = await pay('30000.00');
  const object = await get(id);
  expect(object).toMatchObject({
    status: 'succeeded',
    paid: true,
    refundable: true,
    payment_method: { type: 'bank_card', card: { first6: '220247', last4: '2987', card_type: 'Mir' } },
  });
  expect(object.confirmation).toBeUndefined();
  await vi.waitFor(() => expect(events()).toEqual(['payment.succeeded']));
});
