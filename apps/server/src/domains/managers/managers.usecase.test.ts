import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

it('[S3-13, S3-14, S3-15, S9-19] a manager has a name, a position, a role and the flag isOdp; role 2 is the mortgage specialist', async () => {
  const answer = await (await server.buyer('02')).get('/api/managers');
  const managers = answer.body as unknown as Manager[];
  for (const manager of managers)
    expect(manager).toMatchObject({
      name: expect.any(String),
      position: expect.any(String),
      role: expect.any(Number),
      isOdp: expect.any(Boolean),
    });
  const positions = (kind: (one: Manager) => boolean) =>
    managers.filter(kind).map(({ position }) => position);
  expect(positions(({ role }) => role === 2)).toEqual(['Ипотечный специалист']);
  expect(positions(({ isOdp }) => isOdp)).toEqual(['Отдел передачи ключей']);
  expect((await server.browser().get('/api/managers')).status).toBe(401);
});

it('[S2.6-08] a manager is introduced in the language of the reader, and his hours say whose they are', async () => {
  const reader = await server.buyer('02');
  const main = async () => ((await reader.get('/api/managers')).body as unknown as Manager[])[0];
  expect(await main()).toMatchObject({
    position: 'Персональный менеджер',
    hours: expect.stringMatching(/9:00–21:00 по\sМоскве$/),
  });
  expect((await reader.post('/api/users/locale', { locale: 'en' })).body).toMatchObject({ result: true });
  expect(await main()).toMatchObject({
    position: 'Personal manager',
    hours: expect.stringMatching(/9:00–21:00 Moscow\stime$/),
  });
});
