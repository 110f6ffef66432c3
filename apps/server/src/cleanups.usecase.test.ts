import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../test/browser.ts';
import { enterDesk } from '../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../test/test-server.ts';
import { drawn } from '../test/uploads/make-picture.ts';
import { runCleanups } from './domains.ts';
import { idempotencyKeys } from './platform/platform.tables.ts';

let server: TestServer;
let manager: Browser;
beforeAll(async () => {
  server = await startTestServer();
  manager = await enterDesk(server, 'manager');
});
afterAll(() => server.close());

const day = 86_400;
const idOf = ({ body }: Answer) => (body.data as unknown as { id: string }).id;
const bring = async () =>
  idOf(
    await manager.upload(
      '/api/office/news/pictures',
      'кран.png',
      await drawn().png().toBuffer(),
      'image/png',
      'file',
    ),
  );
const files = async () => (await readdir(join(server.context.config.dataDir, 'files/site'))).sort();

describe('pictures of the building site that were never published', () => {
  it('go after a week with their files, those of news and those of these days stay', async () => {
    const before = await files().catch(() => []);
    const [left, hung] = [await bring(), await bring()];
    const words = { complex: 1, building: 2, happenedOn: '2026-11-01', title: 'Кран', text: 'Кран стоит.' };
    const published = await manager.act('/api/office/news', {
      ...words,
      pictures: [{ id: hung, alt: 'Кран' }],
    });
    expect(published.status).toBe(200);
    server.clock.advance(6 * day);
    manager = await enterDesk(server, 'manager');
    const late = await bring();
    await runCleanups(server.context);
    expect(await files()).toEqual([...before, left, hung, late].sort());
    server.clock.advance(1.1 * day);
    await runCleanups(server.context);
    expect(await files()).toEqual([...before, hung, late].sort());
    expect((await server.browser().get(`/api/catalogue/news/pictures/${hung}`)).status).toBe(200);
    manager = await enterDesk(server, 'manager');
    const publish = (id: string) =>
      manager.act('/api/office/news', { ...words, pictures: [{ id, alt: 'Кран' }] });
    expect((await publish(left)).status).toBe(404);
  });

  it('stay until their file can be removed', async () => {
    const id = await bring();
    server.clock.advance(8 * day);
    const broken = { ...server.context.storage, delete: () => Promise.reject(new Error('no storage')) };
    const log = { ...server.context.log, error: () => undefined } as typeof server.context.log;
    await runCleanups({ ...server.context, storage: broken, log });
    expect(await files()).toContain(id);
    await runCleanups(server.context);
    expect(await files()).not.toContain(id);
  });
});

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
  await runCleanups(context);
  expect(await context.db.$count(idempotencyKeys)).toBe(1);
  clock.advance(2 * day);
  await runCleanups(context);
  expect(await context.db.$count(idempotencyKeys)).toBe(0);
});
