import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openBank } from './open-bank.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const request = {
  key: 'a-key',
  surname: 'Осипов',
  name: 'Глеб',
  patronymic: null,
  birthday: null,
  phone: '+79000000001',
  consent: { sha256: 'a'.repeat(64), givenAt: new Date('2026-11-22T10:00:00Z') },
};

/** A bank that answers as told, and what it was asked. */
async function answering(answer: (response: ServerResponse) => void) {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
  server = createServer(async (asked, response) => {
    const text = Buffer.concat(await asked.toArray()).toString();
    seen.push({ url: asked.url, headers: asked.headers, body: text ? JSON.parse(text) : undefined });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { seen, bank: openBank({ url: `http://127.0.0.1:${port}/bank`, key: 'secret' }) };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const ready = { id: 'r1', status: 'ready', rating: 742, rated_at: '2026-11-22T12:00:00.000Z' };

describe('the bank over HTTP', () => {
  test('is told the person and the consent, nothing else, with the key of the question', async () => {
    const { seen, bank } = await answering(json(200, ready));
    expect(await bank.askRating(request)).toEqual({
      kind: 'told',
      answer: { id: 'r1', status: 'ready', rating: 742, ratedAt: new Date('2026-11-22T12:00:00Z') },
    });
    const { key: _, consent, ...person } = request;
    expect(seen).toMatchObject([
      {
        url: '/bank/scoring',
        headers: { authorization: 'Bearer secret', 'idempotence-key': 'a-key' },
      },
    ]);
    expect(seen[0]?.body).toEqual({
      ...person,
      consent: { sha256: consent.sha256, given_at: '2026-11-22T10:00:00.000Z' },
    });
  });

  test('is asked again by its own id, which never leaves its place in the path', async () => {
    const { seen, bank } = await answering(json(200, { id: 'r1', status: 'pending' }));
    expect(await bank.ratingOf('../x?y')).toEqual({ kind: 'told', answer: { id: 'r1', status: 'pending' } });
    expect(seen[0]?.url).toBe('/bank/scoring/..%2Fx%3Fy');
  });

  test.each([
    ['an error of theirs', json(500, {})],
    ['a refusal of the call, which says nothing of the person', json(400, ready)],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
    ['a page instead of an answer', (response: ServerResponse) => void response.end('<html>')],
    ['an answer cut off', (response: ServerResponse) => void response.socket?.destroy()],
    ['a rating beyond the scale', json(200, { ...ready, rating: 1000 })],
    ['a rating without its moment', json(200, { ...ready, rated_at: undefined })],
    ['a status that we do not know', json(200, { id: 'r1', status: 'done' })],
  ])('[promise 43] %s is «unknown»', async (_, answer) => {
    const { bank } = await answering(answer);
    expect(await bank.askRating(request)).toEqual({ kind: 'unknown' });
  });
});
