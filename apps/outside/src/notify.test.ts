import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, cardPayment, receiptOf, startOutside, startShop } from './testing.ts';

type Outside = Awaited<ReturnType<typeof startOutside>>;

async function succeedOne({ app }: Outside): Promise<string> {
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment());
  await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed` });
  return body.id;
}

const delivery = ({ world }: Outside) => world.store.state.notifications[0];

test('a notification is repeated until the shop says 200', async () => {
  const shop = await startShop([500, 302]);
  onTestFinished(() => shop.close());
  const outside = await startOutside({ notifyUrl: shop.url }, { retryDelaysMs: [10, 10, 10] });
  onTestFinished(() => outside.app.close());
  const id = await succeedOne(outside);
  await vi.waitFor(() => expect(delivery(outside)?.state).toBe('delivered'));
  expect(shop.taken).toHaveLength(3);
  expect(shop.taken[2]).toEqual(shop.taken[0]);
  expect(shop.taken[0]).toMatchObject({ type: 'notification', event: 'payment.succeeded', object: { id } });
});

test('a success without a notification is known only to who asks', async () => {
  const { app, world } = await startOutside();
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment());
  await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed-untold` });
  expect((await call(app, 'GET', `/v3/payments/${body.id}`)).body).toMatchObject({ status: 'succeeded' });
  expect(world.store.state.notifications).toEqual([]);
});

test('attempts are limited', async () => {
  const shop = await startShop([500, 500, 500, 500]);
  onTestFinished(() => shop.close());
  const outside = await startOutside({ notifyUrl: shop.url }, { retryDelaysMs: [5, 5] });
  onTestFinished(() => outside.app.close());
  await succeedOne(outside);
  await vi.waitFor(() =>
    expect(delivery(outside)).toMatchObject({ state: 'failed', tries: 3, lastAnswer: '500' }),
  );
  await new Promise((done) => setTimeout(done, 50));
  expect(shop.taken).toHaveLength(3);
});

test('a refund is notified, too', async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const outside = await startOutside({ notifyUrl: shop.url });
  onTestFinished(() => outside.app.close());
  const id = await succeedOne(outside);
  await call(outside.app, 'POST', '/v3/refunds', {
    payment_id: id,
    amount: { value: '1.00', currency: 'RUB' },
    receipt: receiptOf('1.00'),
  });
  await vi.waitFor(() => expect(shop.taken).toHaveLength(2));
  expect(shop.taken[1]).toMatchObject({ event: 'refund.succeeded', object: { payment_id: id } });
});

test('a restart keeps payments and keys, and delivers what was left', async () => {
  const stateFile = join(await mkdtemp(join(tmpdir(), 'outside-')), 'state', 'outside.json');
  const before = await startOutside({ stateFile }, { retryDelaysMs: [60_000] });
  const created = await call(before.app, 'POST', '/v3/payments', cardPayment(), 'kept');
  await before.app.inject({ method: 'POST', url: `/v3/test/payments/${created.body.id}/succeed` });
  await vi.waitFor(() => expect(delivery(before)?.tries).toBe(1));
  await before.app.close();
  expect(JSON.parse(await readFile(stateFile, 'utf8'))).toEqual(before.world.store.state);

  const shop = await startShop();
  onTestFinished(() => shop.close());
  const after = await startOutside({ stateFile, notifyUrl: shop.url }, { retryDelaysMs: [10] });
  onTestFinished(() => after.app.close());
  await after.app.ready();
  expect(await call(after.app, 'POST', '/v3/payments', cardPayment(), 'kept')).toEqual(created);
  expect((await call(after.app, 'GET', `/v3/payments/${created.body.id}`)).body.status).toBe('succeeded');
  await vi.waitFor(() => expect(shop.taken).toHaveLength(1));
});
