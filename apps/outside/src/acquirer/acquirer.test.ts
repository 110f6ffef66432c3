import { expect, onTestFinished, test } from 'vitest';
import { AUTHORIZATION, call, cardPayment, startOutside } from '../testing.ts';

async function outside(overrides: Parameters<typeof startOutside>[1] = {}) {
  const { app } = await startOutside({}, overrides);
  onTestFinished(() => app.close());
  return app;
}

test.each([
  ['no header', undefined],
  ['a wrong secret', `Basic ${Buffer.from('shop:other').toString('base64')}`],
  ['another scheme', 'Bearer secret'],
])('the shop is refused with %s', async (_name, authorization) => {
  const app = await outside();
  const headers = authorization ? { authorization } : {};
  const response = await app.inject({ url: '/v3/payments', headers });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ type: 'error', code: 'invalid_credentials' });
});

test('a card payment waits with an address for the person', async () => {
  const app = await outside();
  const { status, body } = await call(
    app,
    'POST',
    '/v3/payments',
    cardPayment('30000.00', { metadata: { deal: '7' } }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'pending',
    paid: false,
    test: true,
    refundable: false,
    amount: { value: '30000.00', currency: 'RUB' },
    metadata: { deal: '7' },
    recipient: { account_id: 'shop' },
    payment_method: { type: 'bank_card', saved: false },
    confirmation: {
      type: 'redirect',
      confirmation_url: `http://localhost:4110/pay/${body.id}`,
      return_url: 'http://localhost:3000/back',
    },
  });
  expect((await call(app, 'GET', `/v3/payments/${body.id}`)).body).toEqual(body);
});

test('an SBP payment gives the data of a QR that opens here', async () => {
  const app = await outside();
  const request = { payment_method_data: { type: 'sbp' }, confirmation: { type: 'qr' } };
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment('500.00', request));
  expect(body.confirmation.type).toBe('qr');
  const link = new URL(body.confirmation.confirmation_data);
  expect(link.origin + link.pathname).toBe(`http://localhost:4110/sbp/${body.id}`);
  expect(link.searchParams.get('sum')).toBe('50000');
});

test.each([
  ['amount.value', { amount: { value: '30000', currency: 'RUB' } }],
  ['amount.value', { amount: { value: 30000, currency: 'RUB' } }],
  ['amount.value', { amount: { value: '0.00', currency: 'RUB' } }],
  ['amount.currency', { amount: { value: '1.00', currency: 'USD' } }],
  ['confirmation.type', { confirmation: { type: 'qr' } }],
  ['confirmation.return_url', { confirmation: { type: 'redirect', return_url: 'javascript:alert(1)' } }],
  ['payment_method_data.type', { payment_method_data: { type: 'cash' } }],
  ['metadata', { metadata: { key: 'x'.repeat(513) } }],
])('a wrong %s is refused by name', async (parameter, wrong) => {
  const app = await outside();
  const { status, body } = await call(app, 'POST', '/v3/payments', cardPayment('1.00', wrong));
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', parameter });
});

test('the same key with the same request answers the same and creates once', async () => {
  const app = await outside();
  const first = await call(app, 'POST', '/v3/payments', cardPayment(), 'one');
  const reordered = Object.fromEntries(Object.entries(cardPayment()).reverse());
  const second = await call(app, 'POST', '/v3/payments', reordered, 'one');
  expect(second).toEqual(first);
  expect((await call(app, 'GET', '/v3/payments')).body.items).toHaveLength(1);
});

test('the same key with another request is refused', async () => {
  const app = await outside();
  await call(app, 'POST', '/v3/payments', cardPayment('1.00'), 'one');
  const { status, body } = await call(app, 'POST', '/v3/payments', cardPayment('2.00'), 'one');
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_request',
    description: 'Idempotence key duplicated',
    parameter: 'Idempotence-Key',
  });
});

test.each([
  ['missing', null],
  ['too long', 'k'.repeat(65)],
])('a %s key is refused', async (_name, key) => {
  const app = await outside();
  const { status, body } = await call(app, 'POST', '/v3/payments', cardPayment(), key);
  expect(status).toBe(400);
  expect(body.parameter).toBe('Idempotence-Key');
});

test('a key is forgotten after 24 hours', async () => {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const app = await outside({ now: () => new Date(now) });
  const first = await call(app, 'POST', '/v3/payments', cardPayment(), 'one');
  now += 24 * 3_600_000 - 1;
  expect((await call(app, 'POST', '/v3/payments', cardPayment(), 'one')).body.id).toBe(first.body.id);
  now += 1;
  expect((await call(app, 'POST', '/v3/payments', cardPayment(), 'one')).body.id).not.toBe(first.body.id);
});

test('two stages: authorised, then captured or canceled', async () => {
  const app = await outside();
  for (const [act, status] of [
    ['capture', 'succeeded'],
    ['cancel', 'canceled'],
  ]) {
    const { body } = await call(app, 'POST', '/v3/payments', cardPayment('10.00', { capture: false }));
    expect((await call(app, 'POST', `/v3/payments/${body.id}/${act}`)).status).toBe(400);
    const driven = await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed` });
    expect(driven.json()).toMatchObject({ status: 'waiting_for_capture', paid: true });
    expect((await call(app, 'POST', `/v3/payments/${body.id}/${act}`)).body.status).toBe(status);
  }
});

test('a payment ends once', async () => {
  const app = await outside();
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment());
  await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/decline` });
  const late = await app.inject({ method: 'POST', url: `/v3/test/payments/${body.id}/succeed` });
  expect(late.statusCode).toBe(400);
  expect((await call(app, 'GET', `/v3/payments/${body.id}`)).body.status).toBe('canceled');
});

test('lists go page by page, newest first, and filter', async () => {
  let now = Date.parse('2026-11-01T00:00:00Z');
  const app = await outside({ now: () => new Date(now) });
  for (const value of ['1.00', '2.00', '3.00']) {
    await call(app, 'POST', '/v3/payments', cardPayment(value));
    now += 1000;
  }
  const values = (body: { items: { amount: { value: string } }[] }) =>
    body.items.map(({ amount }) => amount.value);
  const first = (await call(app, 'GET', '/v3/payments?limit=2')).body;
  expect(values(first)).toEqual(['3.00', '2.00']);
  const second = (await call(app, 'GET', `/v3/payments?limit=2&cursor=${first.next_cursor}`)).body;
  expect(values(second)).toEqual(['1.00']);
  expect(second.next_cursor).toBeUndefined();
  const since = (await call(app, 'GET', '/v3/payments?created_at.gte=2026-11-01T00:00:01Z')).body;
  expect(values(since)).toEqual(['3.00', '2.00']);
  expect((await call(app, 'GET', '/v3/payments?status=succeeded')).body.items).toEqual([]);
});

test('what is not there is not found', async () => {
  const app = await outside();
  for (const url of ['/v3/payments/none', '/v3/payments/constructor', '/v3/refunds/toString']) {
    const { status, body } = await call(app, 'GET', url);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});

test('an unreadable body is refused in the words of the acquirer', async () => {
  const app = await outside();
  const headers = { authorization: AUTHORIZATION, 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: '/v3/payments', headers, payload: '{' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ type: 'error', code: 'invalid_request' });
});
