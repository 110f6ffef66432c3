import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { call, cardPayment, receiptOf, startOutside } from '../testing.ts';

async function paid(value: string) {
  const { app } = await startOutside();
  onTestFinished(() => app.close());
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment(value));
  await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed` });
  return { app, id: body.id as string };
}

function refund(app: FastifyInstance, id: string, value: string, key?: string) {
  const body = { payment_id: id, amount: { value, currency: 'RUB' }, receipt: receiptOf(value) };
  return call(app, 'POST', '/v3/refunds', body, key);
}

test('parts are returned up to the whole and no kopeck more', async () => {
  const { app, id } = await paid('100.00');
  expect((await refund(app, id, '60.50')).body.status).toBe('succeeded');
  expect((await call(app, 'GET', `/v3/payments/${id}`)).body).toMatchObject({
    refundable: true,
    refunded_amount: { value: '60.50' },
  });
  const over = await refund(app, id, '39.51');
  expect([over.status, over.body.parameter]).toEqual([400, 'amount.value']);
  const last = await refund(app, id, '39.50');
  expect((await call(app, 'GET', `/v3/refunds/${last.body.id}`)).body).toEqual(last.body);
  expect((await call(app, 'GET', `/v3/payments/${id}`)).body.refundable).toBe(false);
  expect((await call(app, 'GET', `/v3/refunds?payment_id=${id}`)).body.items).toHaveLength(2);
});

test('more than paid is refused at once', async () => {
  const { app, id } = await paid('100.00');
  expect((await refund(app, id, '100.01')).status).toBe(400);
  expect((await call(app, 'GET', '/v3/refunds')).body.items).toEqual([]);
});

test('an unpaid payment has nothing to return', async () => {
  const { app } = await paid('1.00');
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment('100.00'));
  expect((await refund(app, body.id, '100.00')).status).toBe(400);
});

test('a repeated refund returns once', async () => {
  const { app, id } = await paid('100.00');
  const first = await refund(app, id, '60.00', 'again');
  expect(await refund(app, id, '60.00', 'again')).toEqual(first);
  expect((await call(app, 'GET', `/v3/payments/${id}`)).body.refunded_amount.value).toBe('60.00');
});

test('sentinel 13: the refund is canceled and the money stays refundable', async () => {
  const { app, id } = await paid('100.00');
  const { body } = await refund(app, id, '50.13');
  expect(body).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'insufficient_funds' } });
  expect((await refund(app, id, '100.00')).body.status).toBe('succeeded');
});

test('sentinel 15: the refund is done, the answer is 500, the repeat tells', async () => {
  const { app, id } = await paid('100.00');
  expect((await refund(app, id, '50.15', 'lost')).status).toBe(500);
  expect((await call(app, 'GET', `/v3/payments/${id}`)).body.refunded_amount.value).toBe('50.15');
  expect(await refund(app, id, '50.15', 'lost')).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  });
  expect((await call(app, 'GET', '/v3/refunds')).body.items).toHaveLength(1);
});
