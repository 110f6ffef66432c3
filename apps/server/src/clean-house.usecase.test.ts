import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/test-server.ts';
import { cleanHouse } from './domains.ts';
import { idempotencyKeys } from './platform/platform.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = 24 * 60 * 60;

it('kept answers, which may hold a person’s data, go after their thirty days and not before (promises 35, 52)', async () => {
  const { context, clock } = server;
  const now = clock.now();
  const answer = {
    endpoint: 'booking.begin',
    requestHash: 'x',
    responseStatus: 200,
    responseBody: { data: 1 },
  };
  await context.db
    .insert(idempotencyKeys)
    .values({ userId: 1, key: randomUUID(), ...answer, createdAt: now, leasedUntil: now });
  clock.advance(29 * day);
  await cleanHouse(context);
  expect(await context.db.$count(idempotencyKeys)).toBe(1);
  clock.advance(2 * day);
  await cleanHouse(context);
  expect(await context.db.$count(idempotencyKeys)).toBe(0);
});
