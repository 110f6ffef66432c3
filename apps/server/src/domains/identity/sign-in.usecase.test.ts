import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('[S7-14] signs in', async () => {
  const browser = await server.buyer('01');
  const user = await browser.get('/api/users');
  expect(user.body).toMatchObject({ id: 1, surname: 'Королёва', phone: '+79000000001' });
  for (const url of [
    '/api/managers',
    '/api/mortgage',
    '/api/bonus/account',
    '/api/notification/list',
    '/api/users/passport',
    '/api/users/oauth',
  ]) {
    const answer = await browser.get(url);
    console.log(url, answer.status, answer.raw.body.slice(0, 300));
    expect(answer.status).toBe(200);
  }
});
