import { connect } from 'node:net';
import { openPages } from '@novosel/contract/wire/paths.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const careful = {
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
  'strict-transport-security': expect.stringMatching(/max-age=31536000/),
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('display-capture'),
};

const addresses = [
  ...endpointTable.map(({ path }) => path.replace(/\{\w+\}/g, '1')),
  ...openPages.map((pattern) => pattern.replace(/\/:.*/, '')),
  '/',
  '/dashboard',
  '/nowhere/at/all',
  '/api/nowhere',
  '/api/openapi.json',
  '/assets/none.js',
  '/favicon.ico',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/%',
  '/api/deals/%ff',
  '/api/catalogue/estates?kind=%',
];

describe('headers of promise 26', () => {
  it.each(['cabinet', 'office'] as const)('[promise 26] stand on every answer of the %s', async (door) => {
    for (const url of addresses) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'PUT'] as const) {
        const answer = await server[door].inject({ method, url });
        expect(answer.headers, `${method} ${url}`).toMatchObject(careful);
        expect(answer.headers['x-request-id'], `${method} ${url}`).toBeTruthy();
        expect(answer.statusCode, `${method} ${url}`).not.toBe(500);
      }
    }
  });

  it('[promise 26] scripts are ours alone, and no answer under /api is kept', async () => {
    const answer = await server.cabinet.inject('/api/users/oauth');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'self';script-src 'self'( 'sha256-[^']+')*;/);
    expect(policy).toMatch(/object-src 'none';base-uri 'none'/);
    expect(policy).toMatch(/require-trusted-types-for 'script'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[promise 26] what is not HTTP at all gets them too, and nothing of itself back', async () => {
    const answer = await sendRaw(server.cabinet, '<script>alert(1)</script>\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i);
    expect(answer).toMatch(/Content-Security-Policy: .*frame-ancestors 'none'/i);
    expect(answer).not.toContain('alert');
  });
});

describe('addresses for machines', () => {
  it('says that it lives and is ready', async () => {
    for (const door of [server.cabinet, server.office]) {
      expect((await door.inject('/health/live')).json()).toEqual({ status: 'live' });
      expect((await door.inject('/health/ready')).json()).toEqual({ status: 'ready' });
    }
  });

  it('is not ready without its storage, says why and when to ask again', async () => {
    const { storage } = server.context;
    const { put } = storage;
    Object.assign(storage, { put: () => Promise.reject(new Error('ENOSPC')) });
    const answer = await server.cabinet.inject('/health/ready');
    Object.assign(storage, { put });
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { status: 'not-ready', reason: 'storage' },
      '2',
    ]);
  });

  it('gives its numbers on the internal port alone', async () => {
    expect((await server.office.inject('/metrics')).body).toContain('http_request_duration_seconds_bucket');
    const outside = await server.cabinet.inject('/metrics');
    expect([outside.statusCode, outside.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('describes every call, and no call that is not there', async () => {
    const { paths } = (await server.cabinet.inject('/api/openapi.json')).json() as {
      paths: Record<string, object>;
    };
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ofTable = told.filter((call) => !call.includes(' /oidc/'));
    const ofCabinet = endpointTable.filter(({ door }) => door === 'cabinet');
    expect(ofTable.sort()).toEqual(ofCabinet.map(({ method, path }) => `${method} ${path}`).sort());
    expect(told.filter((call) => call.includes('/api/office'))).toEqual([]);
    const isThere = (call: string) => {
      const [method = 'GET', path = ''] = call.split(' ');
      const route = { method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') };
      return server.cabinet.hasRoute(route);
    };
    expect(told.filter((call) => !isThere(call))).toEqual([]);
  });

  it('has no file that it does not have', async () => {
    for (const url of ['/favicon.ico', '/robots.txt', '/.env', '/package.json', '/assets/none.js'])
      expect((await server.cabinet.inject(url)).statusCode, url).toBe(404);
  });
});

describe('bodies', () => {
  it('[S7-04] a form is as good as JSON, with numbers, consent and an unknown field refused', async () => {
    const buyer = await server.buyer('06');
    const form = (fields: Record<string, string>) =>
      buyer.send('POST', '/api/flats/favourite', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      });
    expect((await form({ estate: '101001', favourite: '1' })).body).toEqual({
      result: true,
      data: { cart: 1 },
    });
    expect((await form({ estate: '101001', favourite: 'false' })).body).toEqual({
      result: true,
      data: { cart: 0 },
    });
    expect((await form({ estate: '101001', favourite: 'maybe' })).status).toBe(422);
    expect((await form({ estate: '101001', favourite: '1', owner: '2' })).body.errors).toHaveProperty(
      'owner',
    );
  });

  it('[S5-16] [S5-18] calls a missing value missing and a wrong one wrong', async () => {
    const buyer = await server.buyer('06');
    const wrong = await buyer.post('/api/flats/favourite', { estate: 'x', favourite: true });
    expect(wrong.body.errors?.estate?.[0]).toBe('Значение неверно');
    const missing = await buyer.post('/api/flats/favourite', { estate: 101001 });
    expect(missing.body.errors?.favourite?.[0]).toBe('Необходимо заполнить поле');
    const none = await buyer.send('POST', '/api/flats/favourite', 'x', { 'content-type': 'text/plain' });
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, []]);
  });

  it('[promise 29] a zero character is refused at its field, in a body and in an address', async () => {
    const buyer = await server.buyer('06');
    const letter = { subject: 'other', message: 'Когда\u0000ключи?' };
    const refused = await buyer.post('/api/feedback', letter);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['message']]);
    const draft = { subject: null, message: '', files: ['\u0000'] };
    const deep = await buyer.post('/api/feedback/drafts/0a5b4f9e-5c1e-4a63-9a55-0d0a0f6a1b11', draft);
    expect([deep.status, Object.keys(deep.body.errors ?? {})]).toEqual([422, ['files']]);
    expect((await buyer.get('/api/catalogue/news?after=%00')).status).toBe(422);
  });
});

/** Sends bytes to a temporary listener, and reads the whole answer. */
async function sendRaw(door: FastifyInstance, bytes: string): Promise<string> {
  if (!door.server.listening) await door.listen({ port: 0, host: '127.0.0.1' });
  const { port } = door.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += String(chunk);
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
