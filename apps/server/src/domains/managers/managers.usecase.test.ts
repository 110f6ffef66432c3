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
