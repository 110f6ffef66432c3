import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { keepLocale } from '../identity/public.ts';
import { type Notice, notify } from './notify.ts';

let server: TestServer;
let buyer: Browser;
let userId = 0;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  userId = ((await buyer.get('/api/users')).body as unknown as { id: number }).id;
});
afterAll(() => server.close());

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly timestamp: number;
  readonly date: string;
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly isArchive: boolean;
}

const list = async (browser = buyer) =>
  (await browser.get('/api/notification/list')).body.data as unknown as Listed[];

const tell = (fact: string, more: Partial<Notice> = {}) =>
  server.context.db.transaction((tx) =>
    notify(tx, {
      userId,
      fact,
      words: { ru: { title: `О ${fact}`, text: 'Текст' }, en: { title: `On ${fact}`, text: 'Text' } },
      tags: ['По сделке'],
      link: '/deals',
      at: server.clock.now(),
      ...more,
    }),
  );

describe('notifications', () => {
  it('[S3-23, S3-24, S4.9-05, S7-41] are listed newest first, with both forms of their moment', async () => {
    await tell('later', { at: new Date(server.clock.now().getTime() + 60_000) });
    await tell('sooner');
    const listed = await list();
    expect(listed.slice(0, 2).map(({ title }) => title)).toEqual(['О later', 'О sooner']);
    expect(listed.map(({ timestamp }) => timestamp)).toEqual(
      listed.map(({ timestamp }) => timestamp).sort((a, b) => b - a),
    );
    const [first] = listed;
    expect(Math.floor(new Date(first?.date ?? 0).getTime() / 1000)).toBe(first?.timestamp);
    expect(first).toEqual({
      id: expect.any(Number),
      title: 'О later',
      text: 'Текст',
      timestamp: expect.any(Number),
      date: expect.any(String),
      tags: ['По сделке'],
      isNew: true,
      isArchive: false,
      link: '/deals',
    });
  });

  it('tell one fact once, however often it happens', async () => {
    await tell('paid');
    await tell('paid');
    expect((await list()).filter(({ title }) => title === 'О paid')).toHaveLength(1);
  });

  it('are written in the language of the person', async () => {
    await keepLocale(server.context.db, userId, 'en');
    await tell('english');
    await keepLocale(server.context.db, userId, 'ru');
    expect((await list()).some(({ title }) => title === 'On english')).toBe(true);
  });

  it('are seen by their person only', async () => {
    await tell('mine');
    expect((await list(await server.buyer('02'))).some(({ title }) => title === 'О mine')).toBe(false);
  });

  it('[S7-42] [S4.9-02] are archived, and stay so when archived again', async () => {
    await tell('old');
    const id = (await list()).find(({ title }) => title === 'О old')?.id;
    for (let time = 0; time < 2; time += 1) {
      expect((await buyer.post('/api/notification/archive', { id })).body).toEqual({ result: true });
      expect((await list()).find((each) => each.id === id)).toMatchObject({ isNew: false, isArchive: true });
    }
  });

  it('of another person and of nobody are refused alike', async () => {
    await tell('foreign');
    const id = (await list()).find(({ title }) => title === 'О foreign')?.id;
    const other = await server.buyer('02');
    const [foreign, absent] = [
      await other.post('/api/notification/archive', { id }),
      await other.post('/api/notification/archive', { id: 2_000_000_000 }),
    ];
    expect([foreign.status, foreign.raw.body]).toEqual([404, absent.raw.body]);
    expect((await list()).find((each) => each.id === id)).toMatchObject({ isArchive: false });
  });

  it('are not archived without an id', async () => {
    const answer = await buyer.post('/api/notification/archive', { id: 'x' });
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  });
});
