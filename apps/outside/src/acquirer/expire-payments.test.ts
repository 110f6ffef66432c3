import { expect, onTestFinished, test, vi } from 'vitest';
import { call, cardPayment, GOOD_CARD, startOutside, startShop, submit } from '../testing.ts';
import { PAYMENT_TERM_MS } from './expire-payments.ts';

/** An outside world whose clock the test moves. */
async function outsideAt(start: number, expiryEveryMs?: number) {
  let now = start;
  const shop = await startShop();
  const { app } = await startOutside(
    { notifyUrl: shop.url },
    {
      now: () => new Date(now),
      ...(expiryEveryMs && { expiryEveryMs }),
    },
  );
  onTestFinished(async () => {
    await app.close();
    await shop.close();
  });
  const create = async (more: object = {}, value = '30000.00') =>
    (await call(app, 'POST', '/v3/payments', cardPayment(value, more))).body.id as string;
  const get = async (id: string) => (await call(app, 'GET', `/v3/payments/${id}`)).body;
  const pass = (ms: number) => {
    now += ms;
  };
  return { app, shop, create, get, pass };
}

const start = Date.UTC(2026, 10, 21, 9);

test.each([
  ['card', {}],
  ['SBP', { payment_method_data: { type: 'sbp' }, confirmation: { type: 'qr' } }],
])('an unpaid %s payment is canceled when its hour is over, and not before', async (_name, more) => {
  const { app, shop, create, get, pass } = await outsideAt(start);
  const id = await create(more);
  pass(PAYMENT_TERM_MS - 1);
  expect(await get(id)).toMatchObject({ status: 'pending' });
  pass(1);
  const expired = await get(id);
  expect(expired).toMatchObject({
    status: 'canceled',
    paid: false,
    cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' },
  });
  expect(expired.confirmation).toBeUndefined();
  await vi.waitFor(() => expect(shop.taken).toHaveLength(1));
  expect(shop.taken[0]).toMatchObject({ event: 'payment.canceled', object: { id } });
  expect((await submit(app, `/pay/${id}`, GOOD_CARD)).body).toContain('Время на оплату вышло');
  expect(await get(id)).toMatchObject({ status: 'canceled' });
});

test('the shop is told by the clock alone, without asking', async () => {
  const { shop, create, pass } = await outsideAt(start, 10);
  await create();
  pass(PAYMENT_TERM_MS);
  await vi.waitFor(() => expect(shop.taken.map(({ event }) => event)).toEqual(['payment.canceled']));
});

test('what was paid in time is never canceled, nor what was paid and hangs at the bank', async () => {
  const { app, create, get, pass } = await outsideAt(start);
  const [paid, hanging] = [await create(), await create({}, '100.14')];
  for (const id of [paid, hanging]) await submit(app, `/pay/${id}`, GOOD_CARD);
  pass(24 * PAYMENT_TERM_MS);
  expect(await get(paid)).toMatchObject({ status: 'succeeded' });
  expect(await get(hanging)).toMatchObject({ status: 'pending' });
});
