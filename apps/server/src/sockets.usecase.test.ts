import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../test/polling-socket.ts';
import { startTestServer, type TestServer } from '../test/test-server.ts';
import { authenticator, liveSessions } from './domains/identity/public.ts';
import { openSockets, type SocketServer } from './platform/sockets/socket-server.ts';
import { type News, tell } from './platform/sockets/sockets.ts';

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
    authenticate: authenticator(context).authenticate,
    liveSessions: liveSessions(context),
    lookEvery: 100,
    attend: () => undefined,
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

describe('the events that a page receives', () => {
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

  it('is of the house that the page looks at, and of no other', async () => {
    const { bearer } = await server.buyer('01');
    const socket = await openSocket(address, origin, bearer);
    if ('refused' in socket) throw new Error(String(socket.refused));
    /** Events up to a marker event that everybody receives, since events take a moment to arrive. */
    const heardBefore = async (mark: string): Promise<unknown[]> => {
      await say({ to: 'everyone', topic: 'estate', id: mark });
      const heard: unknown[] = [];
      while (!heard.includes(`estate ${mark}`))
        for (const [, news] of await socket.hear(1)) {
          const { topic, id } = news as { topic: string; id: string };
          heard.push(`${topic} ${id}`);
        }
      return heard.slice(0, -1);
    };
    const ofHouse = (id: string) => say({ to: 'house', topic: 'house', id });
    await ofHouse('2');
    expect(await heardBefore('1')).toEqual([]);
    await socket.send(['watch', { building: 2 }]);
    await ofHouse('2');
    expect(await heardBefore('2')).toEqual(['house 2']);
    await socket.send(['watch', { building: 3 }]);
    await ofHouse('2');
    await ofHouse('3');
    expect(await heardBefore('3')).toEqual(['house 3']);
    for (const nonsense of [{ building: 'person:2' }, { building: '3' }, {}, null]) {
      await socket.send(['watch', nonsense]);
      await ofHouse('3');
      await say({ to: 'person', userId: 2, topic: 'deal', id: '7' });
      expect(await heardBefore('4')).toEqual([]);
    }
    await socket.close();
  });

  it('ends with the time of the session, though nobody calls (promise 9)', async () => {
    const { bearer } = await server.buyer('03');
    const socket = await openSocket(address, origin, bearer);
    if ('refused' in socket) throw new Error(String(socket.refused));
    server.clock.advance(29 * 60);
    await setTimeout(300);
    await say({ to: 'everyone', topic: 'estate', id: 'still' });
    expect(await socket.hear(1)).toHaveLength(1);
    server.clock.advance(4 * 60);
    expect(await socket.ended()).toBe(true);
  });

  it('begins again after the database has dropped the line: an end may have gone unheard (promise 8)', async () => {
    const { bearer } = await server.buyer('04');
    const socket = await openSocket(address, origin, bearer);
    if ('refused' in socket) throw new Error(String(socket.refused));
    const { pool } = server.context;
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    expect(await socket.ended()).toBe(true);
    const next = await openSocket(address, origin, bearer);
    if ('refused' in next) throw new Error(String(next.refused));
    await say({ to: 'everyone', topic: 'estate', id: 'after' });
    expect(await next.hear(1)).toHaveLength(1);
    await next.close();
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
