import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openSignatureOperator } from './open-signature-operator.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const person = {
  surname: 'Королёва',
  name: 'Анна',
  patronymic: null,
  snils: '11223344595',
  inn: null,
  phone: '+79000000001',
};
const request = { person, organization: null, kind: 'qualified', renews: null } as const;
const issued = {
  state: 'issued',
  serial: '0a1b',
  certificate: 'AQID',
  valid_from: '2026-11-20T12:00:00.000Z',
  valid_until: '2028-02-20T12:00:00.000Z',
  revoked_at: null,
};

/** An operator with given answers, and the requests that he received. */
async function answering(answer: (response: ServerResponse) => void) {
  const seen: { call: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  server = createServer(async (asked, response) => {
    const bytes = Buffer.concat(await asked.toArray());
    const isJson = asked.headers['content-type'] === 'application/json';
    const body = isJson ? JSON.parse(bytes.toString()) : bytes.toString('hex');
    seen.push({ call: `${asked.method} ${asked.url}`, headers: asked.headers, body });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/ca`;
  return { seen, operator: openSignatureOperator({ url, key: 'secret', algorithm: 'gost' }) };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the signature operator over HTTP', () => {
  test('is sent the person under our ID, which never leaves its place in the path', async () => {
    const { seen, operator } = await answering(json(200, { state: 'identity-needed' }));
    expect(await operator.askOrder('../x?y', request)).toEqual({
      kind: 'answered',
      answer: { state: 'identity-needed' },
    });
    await operator.askOrder('an-order', { ...request, inApp: true });
    expect(seen).toMatchObject([
      { call: 'PUT /ca/orders/..%2Fx%3Fy', headers: { authorization: 'Bearer secret' } },
      { call: 'PUT /ca/orders/an-order', body: { ...request, algorithm: 'gost', in_app: true } },
    ]);
    expect(seen[0]?.body).toEqual({ ...request, algorithm: 'gost' });
  });

  test('answers with a certificate, its term and its revocation', async () => {
    const { seen, operator } = await answering(
      json(200, { ...issued, revoked_at: '2026-12-01T12:00:00.000Z' }),
    );
    expect(await operator.revoke('an-order', 'keyCompromise')).toEqual({
      kind: 'answered',
      answer: {
        state: 'issued',
        serial: '0a1b',
        certificate: new Uint8Array([1, 2, 3]),
        validFrom: new Date(issued.valid_from),
        validUntil: new Date(issued.valid_until),
        revokedAt: new Date('2026-12-01T12:00:00Z'),
      },
    });
    await operator.reportIdentity('an-order', 'data_differ');
    expect(seen.map(({ call, body }) => [call, body])).toEqual([
      ['POST /ca/orders/an-order/revoke', { reason: 'keyCompromise' }],
      ['POST /ca/orders/an-order/identity', { refusal: 'data_differ' }],
    ]);
  });

  test('is sent a paper to sign and gives the signature back', async () => {
    const answered = '2026-11-20T13:00:00.000Z';
    const { seen, operator } = await answering(
      json(200, { state: 'signed', signature: 'AQID', answered_at: answered }),
    );
    const until = new Date('2026-11-21T12:00:00Z');
    const paper = { orderId: 'an-order', title: 'Договор', document: new Uint8Array([4, 5]), until };
    expect(await operator.askSigning('a-signing', paper)).toEqual({
      kind: 'answered',
      answer: { state: 'signed', signature: new Uint8Array([1, 2, 3]), answeredAt: new Date(answered) },
    });
    expect(seen[0]?.body).toEqual({
      ...{ order: 'an-order', title: 'Договор', document: 'BAU=' },
      until: until.toISOString(),
    });
  });

  test('an authority’s answers are bytes, and one that lacks leaves all of them unknown', async () => {
    const { seen, operator } = await answering((response) => void response.end('abc'));
    expect(await operator.statusOf(new Uint8Array([1]))).toEqual({
      kind: 'answered',
      answer: new Uint8Array([97, 98, 99]),
    });
    expect(seen[0]).toMatchObject({ call: 'POST /ca/gost/ocsp', body: '01' });
    expect(await operator.published()).toMatchObject({ kind: 'answered' });
    server?.close();
    server?.closeAllConnections();
    expect(await operator.published()).toEqual({ kind: 'unknown' });
  });

  test.each([404, 409])('%d says of the request itself that it cannot be', async (status) => {
    const { operator } = await answering(json(status, { code: 'not_found' }));
    expect(await operator.orderOf('an-order')).toEqual({ kind: 'refused', reason: 'not_found' });
  });

  test.each([
    ['an error of theirs', json(500, {})],
    ['a refusal of the key', json(401, { code: 'unauthorized' })],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
    ['another shape', json(200, { state: 'issued' })],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['too much', (response: ServerResponse) => void response.end('x'.repeat(1024 * 1024 + 1))],
    ['a cut line', (response: ServerResponse) => void response.destroy()],
  ])('%s says nothing of it', async (_, answer) => {
    const { operator } = await answering(answer);
    expect(await operator.orderOf('an-order')).toEqual({ kind: 'unknown' });
  });
});
