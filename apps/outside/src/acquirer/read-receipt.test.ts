import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { call, cardPayment, receiptOf, startOutside } from '../testing.ts';

async function outside() {
  const { app } = await startOutside();
  onTestFinished(() => app.close());
  return app;
}
const create = (app: FastifyInstance, receipt: unknown, key?: string) =>
  call(app, 'POST', '/v3/payments', cardPayment('100.00', { receipt }), key);
const receipts = async (app: FastifyInstance) =>
  (await app.inject('/feed.json'))
    .json()
    .payments.flatMap((payment: { receipts: object[] }) => payment.receipts);

const right = receiptOf('100.00');
const line = (more: object) => ({ ...right, items: [{ ...right.items[0], ...more }] });

test.each([
  ['receipt', undefined],
  ['receipt', null],
  ['receipt', []],
  ['receipt.customer', { items: right.items }],
  ['receipt.customer', receiptOf('100.00', {})],
  ['receipt.customer.email', receiptOf('100.00', { email: 'nobody' })],
  ['receipt.customer.phone', receiptOf('100.00', { phone: '+79000000001' })],
  ['receipt.items', { ...right, items: [] }],
  ['receipt.items', { ...right, items: right.items[0] }],
  ['receipt.items', receiptOf('99.99')],
  ['receipt.items', line({ quantity: 2 })],
  ['receipt.items[0].description', line({ description: 'б'.repeat(129) })],
  ['receipt.items[0].quantity', line({ quantity: 0 })],
  ['receipt.items[0].amount', line({ amount: { value: 100, currency: 'RUB' } })],
  ['receipt.items[0].vat_code', line({ vat_code: 13 })],
  ['receipt.items[0].vat_code', line({ vat_code: '1' })],
  ['receipt.items[0].payment_subject', line({ payment_subject: 'flat' })],
  ['receipt.items[0].payment_mode', line({ payment_mode: undefined })],
  ['receipt.tax_system_code', { ...right, tax_system_code: 7 }],
])('a payment with a wrong %s is refused by name, and nothing is created', async (parameter, receipt) => {
  const app = await outside();
  const { status, body } = await create(app, receipt);
  expect([status, body.code, body.parameter]).toEqual([400, 'invalid_request', parameter]);
  expect((await call(app, 'GET', '/v3/payments')).body.items).toEqual([]);
});

test('a receipt is registered when the money has come, and another one when it goes back', async () => {
  const app = await outside();
  const { body } = await create(app, receiptOf('100.00', { phone: '79000000001' }));
  expect(body.receipt_registration).toBe('pending');
  expect(await receipts(app)).toEqual([]);
  await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed` });
  const lines = ['Бронирование, 100\u00a0₽, service, full_payment, НДС 1'];
  const paid = { type: 'payment', to: '+79000000001', lines };
  expect(await receipts(app)).toEqual([paid]);
  const refund = { payment_id: body.id, amount: { value: '100.00', currency: 'RUB' } };
  expect((await call(app, 'POST', '/v3/refunds', refund)).body.parameter).toBe('receipt');
  await call(app, 'POST', '/v3/refunds', { ...refund, receipt: right });
  expect(await receipts(app)).toEqual([paid, { type: 'refund', to: 'buyer@post.test', lines }]);
});

test('sentinel «bez-cheka@»: the receipt is refused, and the same key may be used again with a right one', async () => {
  const app = await outside();
  const refused = await create(app, receiptOf('100.00', { email: 'bez-cheka@post.test' }), 'one');
  expect([refused.status, refused.body.parameter]).toEqual([400, 'receipt']);
  expect((await create(app, right, 'one')).status).toBe(200);
});
