import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, gt, sql } from '../../../platform/database/drizzle.ts';
import { outbox, rateCounters } from '../../../platform/platform.tables.ts';

let server: TestServer;
let stranger: Browser;
beforeAll(async () => {
  server = await startTestServer();
  stranger = server.browser();
  await stranger.get('/api/session/init?t=1');
});
afterAll(() => server.close());

/** Requests a code from a new address; returns the status. */
async function ask(phone: string, address: string): Promise<number> {
  const answer = await server.cabinet.inject({
    method: 'POST',
    url: '/api/auth/recovery/code',
    remoteAddress: address,
    headers: {
      origin: server.context.config.publicUrl,
      'x-csrf-token': stranger.cookies.get('novosel_csrf') ?? '',
      cookie: `__Host-novosel_guest=${stranger.cookies.get('__Host-novosel_guest')}`,
      'x-forwarded-for': `172.16.${Math.floor(Math.random() * 250)}.9`,
    },
    payload: { purpose: 'reset', type: 'phone', phone },
  });
  return answer.statusCode;
}

/** Number of messages to each phone after the audit record with this ID. */
async function sentSince(id: number): Promise<ReadonlyMap<string, number>> {
  const to = sql<string>`${outbox.payload} ->> 'to'`;
  const rows = await server.context.db
    .select({ to, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(and(eq(outbox.topic, 'sms'), gt(outbox.id, id)))
    .groupBy(to);
  return new Map(rows.map((row) => [row.to, row.count]));
}

const newest = async () => {
  const [row] = await server.context.db
    .select({ id: sql<number>`coalesce(max(${outbox.id}), 0)::int` })
    .from(outbox);
  return row?.id ?? 0;
};
const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
const numbered = (place: number) => `+7913${String(place).padStart(7, '0')}`;
const addressOf = (place: number) => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;

const requests = figures.codeRequests;
/** The exact number of messages to guests in an hour. */
const budget = 1000;
/** The rest of it: a fifth of the requests. */
const left = requests / 5;

// Thousands of real calls are slow when both cores are busy.
it(`[promise 6] of ${requests} requests in ten minutes, many numbers of one prefix and many addresses, none goes past a limit`, {
  timeout: 180_000,
}, async () => {
  const now = server.clock.now().getTime();
  if (left < budget)
    await server.context.db.insert(rateCounters).values({
      key: 'code:everyone:guests',
      count: budget - left,
      windowEndsAt: new Date(now + 3_600_000),
    });
  const before = await newest();
  const asked = new Map<number, number>();
  // Five waves, a little over a minute apart: half of each to the same ten phones, half to new phones.
  for (let wave = 0; wave < 5; wave += 1) {
    for (let batch = 0; batch < requests / 250; batch += 1) {
      const places = Array.from({ length: 50 }, (_, one) => (wave * requests) / 5 + batch * 50 + one);
      const phone = (place: number) => numbered(place % 2 ? place % 10 : 10_000 + place);
      const statuses = await Promise.all(places.map((place) => ask(phone(place), addressOf(place))));
      for (const status of statuses) asked.set(status, (asked.get(status) ?? 0) + 1);
    }
    server.clock.advance(61);
  }
  const sent = await sentSince(before);
  // Three messages to one phone in ten minutes.
  expect(sum(sent)).toBe(left);
  expect(Math.max(...sent.values())).toBeLessThanOrEqual(3);
  expect(Object.fromEntries(asked)).toEqual({ 200: left, 429: requests - left });
});

it('[promise 6] one phone gets three in ten minutes and five in a day, whoever asks and however many at once', async () => {
  server.clock.advance(86_400);
  const phone = numbered(77);
  const before = await newest();
  const counts: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, one) => ask(phone, addressOf(20_000 + turn * 20 + one))),
    );
    counts.push((await sentSince(before)).get(phone) ?? 0);
    server.clock.advance(61);
  }
  expect(counts.slice(0, 4)).toEqual([1, 2, 3, 3]);
  expect(counts.at(-1)).toBe(5);
});
