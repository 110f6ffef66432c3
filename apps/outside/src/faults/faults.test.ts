import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { AUTHORIZATION, call, cardPayment, startOutside } from '../testing.ts';

async function outside() {
  const { app, world } = await startOutside();
  onTestFinished(() => app.close());
  const order = (payload: object) => app.inject({ method: 'POST', url: '/faults', payload });
  return { app, world, order, payments: () => Object.keys(world.store.state.payments).length };
}

test('500 does nothing, and only as many calls as ordered', async () => {
  const { app, order, payments } = await outside();
  expect((await order({ target: 'payments.create', mode: '500', count: 2 })).statusCode).toBe(201);
  expect((await call(app, 'POST', '/v3/payments', cardPayment())).status).toBe(500);
  expect((await call(app, 'POST', '/v3/payments', cardPayment())).status).toBe(500);
  expect(payments()).toBe(0);
  expect((await call(app, 'POST', '/v3/payments', cardPayment())).status).toBe(200);
});

test('500-after has done it', async () => {
  const { app, order, payments } = await outside();
  await order({ target: 'payments.create', mode: '500-after' });
  expect((await call(app, 'POST', '/v3/payments', cardPayment(), 'one')).status).toBe(500);
  expect(payments()).toBe(1);
  expect((await call(app, 'POST', '/v3/payments', cardPayment(), 'one')).status).toBe(200);
  expect(payments()).toBe(1);
});

test('slow answers later, other targets are not touched', async () => {
  const { app, order } = await outside();
  const { body } = await call(app, 'POST', '/v3/payments', cardPayment());
  await order({ target: 'payments.get', mode: 'slow', ms: 80 });
  const started = performance.now();
  await call(app, 'POST', '/v3/payments', cardPayment());
  expect(performance.now() - started).toBeLessThan(60);
  expect((await call(app, 'GET', `/v3/payments/${body.id}`)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(75);
});

test.each([
  ['timeout', 0],
  ['timeout-after', 1],
])('%s never answers', async (mode, done) => {
  const { app, order, payments } = await outside();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  await order({ target: 'payments.create', mode, ms: 50 });
  const request = fetch(`http://127.0.0.1:${port}/v3/payments`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'idempotence-key': 'cut', 'content-type': 'application/json' },
    body: JSON.stringify(cardPayment()),
  });
  await expect(request).rejects.toThrow('fetch failed');
  expect(payments()).toBe(done);
});

test('SMS fail too, and faults can be taken back', async () => {
  const { app, order } = await outside();
  const send = () => app.inject({ method: 'POST', url: '/sms', payload: { to: '+79000000001', text: 'x' } });
  await order({ target: 'sms', mode: '500', count: 9 });
  expect((await send()).statusCode).toBe(500);
  expect((await app.inject({ method: 'DELETE', url: '/faults' })).statusCode).toBe(204);
  expect((await send()).statusCode).toBe(200);
  expect((await app.inject('/sms')).json()).toHaveLength(1);
});

test.each([
  { target: 'nothing', mode: '500' },
  { target: 'sms', mode: 'explode' },
  { target: 'sms', mode: '500', count: 0 },
])('%o is no fault', async (payload) => {
  const { order } = await outside();
  expect((await order(payload)).statusCode).toBe(400);
});
