import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildOutside } from './app.ts';
import type { OutsideConfig } from './config.ts';

export const AUTHORIZATION = `Basic ${Buffer.from('shop:secret').toString('base64')}`;

/** An outside world in memory for one test. */
export async function startOutside(
  config: Partial<OutsideConfig> = {},
  overrides: Parameters<typeof buildOutside>[1] = {},
) {
  return buildOutside(
    {
      port: 4110,
      smtpPort: 4111,
      clamdPort: null,
      stateFile: null,
      notifyUrl: 'http://127.0.0.1:9/nobody',
      shopId: 'shop',
      shopSecret: 'secret',
      bankKey: 'bank-key',
      operatorKey: 'operator-key',
      operatorNotifyUrl: 'http://127.0.0.1:9/nobody',
      cabinetUrl: 'http://127.0.0.1:9',
      clientId: 'demo-shop',
      clientSecret: 'demo-shop-secret',
      ...config,
    },
    { retryDelaysMs: [], ...overrides },
  );
}

/** A shop that receives notifications; `answers` are the statuses of its first answers, then 200. */
export async function startShop(answers: number[] = []) {
  const taken: { type: string; event: string; object: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    taken.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    taken,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

let keys = 0;

/** An authenticated call of the shop; a new Idempotence-Key by default, none for null. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  key: string | null = `key-${++keys}`,
) {
  const headers = { authorization: AUTHORIZATION, ...(key === null ? {} : { 'idempotence-key': key }) };
  const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}

/** A valid receipt for the sum. */
export function receiptOf(value: string, customer: object = { email: 'buyer@post.test' }) {
  const item = {
    description: 'Бронирование',
    quantity: 1,
    amount: { value, currency: 'RUB' },
    vat_code: 1,
    payment_subject: 'service',
    payment_mode: 'full_payment',
  };
  return { customer, items: [item] };
}

/** The body of a one-stage card payment. */
export function cardPayment(value = '30000.00', more: object = {}) {
  return {
    amount: { value, currency: 'RUB' },
    capture: true,
    description: 'Бронирование',
    payment_method_data: { type: 'bank_card' },
    confirmation: { type: 'redirect', return_url: 'http://localhost:3000/back' },
    receipt: receiptOf(value),
    ...more,
  };
}

/** Submits a form of a page as a person does. */
export function submit(app: FastifyInstance, url: string, fields: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

export const GOOD_CARD = { number: '2202 4743 0132 2987', expiry: '12/30', cvc: '123' };
