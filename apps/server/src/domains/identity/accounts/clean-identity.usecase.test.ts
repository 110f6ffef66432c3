import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { rateCounters } from '../../../platform/platform.tables.ts';
import { bearers, oneTimeCodes, sessions, staffTickets } from '../identity.tables.ts';
import { cleanIdentity } from './clean-identity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = 24 * 60 * 60;

async function counts(): Promise<Record<string, number>> {
  const { db } = server.context;
  return {
    sessions: await db.$count(sessions),
    bearers: await db.$count(bearers),
    tickets: await db.$count(staffTickets),
    counters: await db.$count(rateCounters),
    codes: await db.$count(oneTimeCodes),
  };
}

it('deletes bearers, tickets and counters that ran out, and sessions and codes a month later', async () => {
  const { context, clock } = server;
  await server.buyer('01');
  await server
    .deskBrowser()
    .post('/api/office/auth/login', { email: 'admin@demo.test', password: 'novosel-demo' });
  const now = clock.now();
  const code = {
    subject: 'user:1',
    purpose: 'sign',
    boundTo: 'x',
    codeHash: 'x',
    createdAt: now,
    expiresAt: now,
  };
  await context.db.insert(oneTimeCodes).values({ id: randomUUID(), ...code });
  const full = await counts();
  expect(Object.values(full).every((count) => count > 0)).toBe(true);

  await cleanIdentity(context);
  expect(await counts()).toEqual(full);

  clock.advance(2 * day);
  await cleanIdentity(context);
  expect(await counts()).toEqual({ ...full, bearers: 0, tickets: 0, counters: 0 });

  clock.advance(30 * day);
  await cleanIdentity(context);
  expect(await counts()).toEqual({ sessions: 0, bearers: 0, tickets: 0, counters: 0, codes: 0 });
});
