import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { NewPayment, Receipt } from './acquirer.ts';
import { openAcquirer } from './open-acquirer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** An acquirer with given answers, and the requests that it received. */
async function answering(answer: (response: ServerResponse) => void) {
  const seen: Seen[] = [];
  server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: text ? JSON.parse(text) : undefined });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    acquirer: openAcquirer({ url: `http://127.0.0.1:${port}/v3`, shopId: 'shop', secret: 'key' }),
  };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const object = {
  id: '2d1f',
  status: 'pending',
  paid: false,
  amount: { value: '30000.00', currency: 'RUB' },
  confirmation: { type: 'redirect', confirmation_url: 'https://pay.example/2d1f' },
  metadata: { payment: 'ours' },
};

const payment: NewPayment = {
  idempotenceKey: 'a-key',
  kopecks: 3_000_000,
  method: 'acquiring',
  description: 'Бронирование № Б-1',
  returnUrl: 'http://localhost:3000/back',
  metadata: { payment: 'ours' },
  receipt: null,
};

const receipt: Receipt = {
  customer: { email: 'buyer@post.test' },
  description: 'Бронирование № Б-1',
  subject: 'service',
  mode: 'full_payment',
  vatCode: 1,
  taxSystemCode: null,
};

describe('the acquirer over HTTP', () => {
  test('is called with Basic auth, the key, a sum of text, one stage and a way back', async () => {
    const { seen, acquirer } = await answering(json(200, object));
    expect(await acquirer.createPayment(payment)).toEqual({
      kind: 'answered',
      answer: {
        id: '2d1f',
        status: 'pending',
        paid: false,
        kopecks: 3_000_000,
        currency: 'RUB',
        confirmationUrl: 'https://pay.example/2d1f',
        qr: null,
        declinedReason: null,
        metadata: { payment: 'ours' },
      },
    });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/v3/payments',
        headers: { authorization: `Basic ${btoa('shop:key')}`, 'idempotence-key': 'a-key' },
        body: {
          amount: { value: '30000.00', currency: 'RUB' },
          capture: true,
          payment_method_data: { type: 'bank_card' },
          confirmation: { type: 'redirect', return_url: 'http://localhost:3000/back' },
        },
      },
    ]);
  });

  test('[S3-80] is asked for a QR when the way is SBP', async () => {
    const { seen, acquirer } = await answering(json(200, object));
    await acquirer.createPayment({ ...payment, method: 'sbp' });
    expect(seen[0]?.body).toMatchObject({
      payment_method_data: { type: 'sbp' },
      confirmation: { type: 'qr' },
    });
  });

  test('sends the receipt of 54-FZ with a payment: one line for the whole sum', async () => {
    const { seen, acquirer } = await answering(json(200, object));
    await acquirer.createPayment({ ...payment, receipt });
    expect(seen[0]?.body).toMatchObject({
      receipt: {
        customer: { email: 'buyer@post.test' },
        items: [
          {
            description: 'Бронирование № Б-1',
            quantity: 1,
            amount: { value: '30000.00', currency: 'RUB' },
            vat_code: 1,
            payment_subject: 'service',
            payment_mode: 'full_payment',
          },
        ],
      },
    });
    expect(seen[0]?.body).not.toHaveProperty('receipt.tax_system_code');
  });

  test('sends it with a refund too, by phone as E.164 without a plus, an address of .рф in ASCII', async () => {
    const { seen, acquirer } = await answering(json(400, {}));
    const refund = { idempotenceKey: 'a-key', paymentId: '2d1f', kopecks: 3_000_013, description: 'Возврат' };
    const phone = { customer: { phone: '+79000000001' }, taxSystemCode: 2 };
    await acquirer.createRefund({ ...refund, receipt: { ...receipt, ...phone } });
    await acquirer.createRefund({ ...refund, receipt: { ...receipt, customer: { email: 'почта@дом.рф' } } });
    const amount = { value: '30000.13', currency: 'RUB' };
    expect(seen.map(({ body }) => body)).toMatchObject([
      { receipt: { customer: { phone: '79000000001' }, items: [{ amount }], tax_system_code: 2 } },
      { receipt: { customer: { email: 'почта@xn--d1aqf.xn--p1ai' } } },
    ]);
  });

  test('repeats one that was first sent without a receipt as it was', async () => {
    const { seen, acquirer } = await answering(json(200, object));
    await acquirer.createPayment(payment);
    expect(seen[0]?.body).not.toHaveProperty('receipt');
  });

  test.each([
    ['an error of theirs', json(500, { code: 'internal_server_error' })],
    ['wrong credentials, which say nothing of the payment', json(401, { code: 'invalid_credentials' })],
    ['too many calls', json(429, { code: 'too_many_requests' })],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
    ['a page instead of an answer', (response: ServerResponse) => void response.end('<html>')],
    ['an answer cut off', (response: ServerResponse) => void response.socket?.destroy()],
    ['an object that is none', json(200, { id: '2d1f' })],
    ['a sum that is no text', json(200, { ...object, amount: { value: 30000, currency: 'RUB' } })],
    ['a status that we do not know', json(200, { ...object, status: 'paid' })],
  ])('[promise 43] %s is «unknown», neither done nor refused', async (_, answer) => {
    const { acquirer } = await answering(answer);
    expect(await acquirer.createPayment(payment)).toEqual({ kind: 'unknown' });
  });

  test.each([
    [400, { code: 'invalid_request', parameter: 'amount.value' }, 'invalid_request amount.value'],
    [404, { code: 'not_found' }, 'not_found'],
  ])('%i is a refusal with its reason', async (status, body, reason) => {
    const { acquirer } = await answering(json(status, body));
    expect(await acquirer.getPayment('../../x')).toEqual({ kind: 'refused', reason });
  });

  test('an id never leaves its place in the path', async () => {
    const { seen, acquirer } = await answering(json(404, {}));
    await acquirer.getRefund('../payments/1?x');
    expect(seen[0]?.url).toBe('/v3/refunds/..%2Fpayments%2F1%3Fx');
  });

  test('the refunds of a payment are told whole, or not at all', async () => {
    const refund = {
      id: 'r1',
      payment_id: '2d1f',
      status: 'canceled',
      amount: { value: '30000.00', currency: 'RUB' },
    };
    const whole = await answering(json(200, { type: 'list', items: [refund] }));
    expect(await whole.acquirer.refundsOf('2d1f')).toEqual({
      kind: 'answered',
      answer: [{ id: 'r1', paymentId: '2d1f', status: 'canceled', kopecks: 3_000_000 }],
    });
    expect(whole.seen[0]?.url).toBe('/v3/refunds?payment_id=2d1f&limit=100');
    server?.close();
    const part = await answering(json(200, { type: 'list', items: [refund], next_cursor: 'r0' }));
    expect(await part.acquirer.refundsOf('2d1f')).toEqual({ kind: 'unknown' });
  });

  test('nobody is sent to an address that is not of the web', async () => {
    const confirmation = { confirmation_url: 'javascript:alert(1)', confirmation_data: 'data:text/html,x' };
    const { acquirer } = await answering(json(200, { ...object, confirmation }));
    expect(await acquirer.getPayment('2d1f')).toMatchObject({ answer: { confirmationUrl: null, qr: null } });
  });
});
