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

const application = {
  ...request,
  bank: 'bereg',
  passport: '4509 123456',
  loan: { priceKopecks: 1000, ownKopecks: 300, months: 300, program: 'family' },
  income: { work: 'employed', employer: '', kopecks: 500 },
};
const offer = { kopecks: 700, rate_percent: 6, months: 300, insurance_kopecks: null };
const approved = { status: 'approved', terms: offer, valid_until: '2026-12-22T12:00:00.000Z' };

/** A bank with given answers, and the requests that it received. */
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
      kind: 'answered',
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
    expect(await bank.ratingOf('../x?y')).toEqual({
      kind: 'answered',
      answer: { id: 'r1', status: 'pending' },
    });
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

  test('is given an application for a mortgage, and what it offers is read', async () => {
    const terms = { kopecks: 700, rate_percent: 5.7, months: 300, insurance_kopecks: 50 };
    const { seen, bank } = await answering(
      json(200, { id: 'b1', status: 'approved', terms, valid_until: '2026-12-22T12:00:00.000Z' }),
    );
    expect(await bank.askBid(application)).toEqual({
      kind: 'answered',
      answer: {
        id: 'b1',
        status: 'approved',
        terms: { kopecks: 700, ratePercent: 5.7, months: 300, insuranceKopecks: 50 },
        validUntil: new Date('2026-12-22T12:00:00Z'),
      },
    });
    const { key: _, consent, loan, ...person } = application;
    expect(seen).toMatchObject([{ url: '/bank/mortgages', headers: { 'idempotence-key': 'a-key' } }]);
    expect(seen[0]?.body).toEqual({
      ...person,
      loan: { price_kopecks: 1000, own_kopecks: 300, months: 300, program: 'family' },
      consent: { sha256: consent.sha256, given_at: '2026-11-22T10:00:00.000Z' },
    });
  });

  test('that knows nothing of an application any more says so', async () => {
    const { bank } = await answering(json(404, { code: 'not_found' }));
    expect(await bank.bidOf('b1')).toEqual({ kind: 'refused', reason: 'not_found' });
    expect(await bank.askBid(application)).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['an offer without its end', { status: 'approved', terms: offer }],
    ['a promise without its day', { status: 'thinking', terms: offer }],
    ['a rate beyond sense', { ...approved, terms: { ...offer, rate_percent: 101 } }],
    ['a loan of nothing', { ...approved, terms: { ...offer, kopecks: 0 } }],
    ['half a kopeck', { ...approved, terms: { ...offer, kopecks: 1.5 } }],
  ])('[promise 43] %s is «unknown»', async (_, answer) => {
    const { bank } = await answering(json(200, { id: 'b1', ...answer }));
    expect(await bank.bidOf('b1')).toEqual({ kind: 'unknown' });
  });
});
