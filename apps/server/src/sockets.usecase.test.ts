import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../test/polling-socket.ts';
import { startTestServer, type TestServer } from '../test/test-server.ts';
import { authenticator } from './domains/identity/public.ts';
import { openSockets, type SocketServer } from './platform/socket-server.ts';
import { type News, tell } from './platform/sockets.ts';

const origin = 'https://cabinet.test';

let server: TestServer;
let sockets: SocketServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  const { cabinet: app, context } = server;
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = await openSockets({
    doors: [{ name: 'cabinet', app, origins: new Set([origin]) }],
    authenticate: authenticator(context),
    pool: context.pool,
    log: context.log,
  });
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

const say = (news: News) => tell(server.context.db, news);

describe('who may listen (promise 49)', () => {
  it.each([undefined, 'https://evil.test', 'null'])('a page of %s may not', async (foreign) => {
    const { bearer } = await server.buyer('01');
    expect(await openSocket(address, foreign, bearer)).toEqual({ refused: 403 });
  });

  it.each([undefined, '', 'nonsense'])('nobody may with the bearer «%s»', async (bearer) => {
    expect(await openSocket(address, origin, bearer)).toMatchObject({
      refused: expect.stringContaining('SESSION_REQUIRED'),
    });
  });
});

describe('what is heard', () => {
  it('is one’s own news and everybody’s, whatever room the page asks for', async () => {
    const { bearer } = await server.buyer('01');
    const socket = await openSocket(address, origin, bearer);
    if ('refused' in socket) throw new Error(String(socket.refused));
    for (const room of ['person:2', 'desk', 'sessions:2']) await socket.send(['join', room]);
    await say({ to: 'person', userId: 2, topic: 'deal', id: '7' });
    await say({ to: 'desk', topic: 'queue', id: '7' });
    await say({ to: 'person', userId: 1, topic: 'deal', id: '243' });
    await say({ to: 'everyone', topic: 'estate', id: '101001' });
    expect(await socket.hear(2)).toEqual([
      ['news', { topic: 'deal', id: '243' }],
      ['news', { topic: 'estate', id: '101001' }],
    ]);
    await socket.close();
  });

  it('ends with the session', async () => {
    const buyer = await server.buyer('03');
    const socket = await openSocket(address, origin, buyer.bearer);
    if ('refused' in socket) throw new Error(String(socket.refused));
    const ended = socket.ended();
    expect((await buyer.post('/api/auth/logout', {})).status).toBe(200);
    expect(await ended).toBe(true);
  });
});
