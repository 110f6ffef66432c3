import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../test/chat-scene.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let scene: ChatScene;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  scene = openScene(server);
  buyer = await server.buyer('01');
});
afterAll(() => server.close());

describe('[S7-53] GET /api/chat/guid', () => {
  it('answers data.guid, the same while the conversation is open', async () => {
    const first = await scene.guid(buyer);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await scene.guid(buyer)).toBe(first);
  });

  it('asked by two windows at once makes one conversation', async () => {
    const other = await server.buyer('03');
    const [one, two] = await Promise.all([scene.guid(other), scene.guid(other)]);
    expect(one).toBe(two);
  });
});

describe('[S1-23] a message to support', () => {
  it('is kept once and in order, whatever is repeated (promise 51)', async () => {
    const guid = await scene.guid(buyer);
    const [first, second] = [randomUUID(), randomUUID()];
    const answer = await scene.send(buyer, guid, 'Здравствуйте', first);
    expect(answer.body.data).toMatchObject({ seq: 1, id: first, author: 'buyer', text: 'Здравствуйте' });
    await scene.send(buyer, guid, 'Когда ключи?', second);
    const repeats = await Promise.all(
      Array.from({ length: 5 }, () => scene.send(buyer, guid, 'Здравствуйте', first)),
    );
    for (const repeat of repeats) expect(repeat.raw.body).toBe(answer.raw.body);
    expect((await scene.messages(buyer, guid)).map(({ seq, id }) => [seq, id])).toEqual([
      [1, first],
      [2, second],
    ]);
  });

  it('written by many at once gets places without gaps', async () => {
    const other = await server.buyer('04');
    const guid = await scene.guid(other);
    await Promise.all(Array.from({ length: 12 }, (_, place) => scene.send(other, guid, `№ ${place}`)));
    const places = (await scene.messages(other, guid)).map(({ seq }) => seq);
    expect(places).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
  });

  it('under a known id with other words is refused', async () => {
    const guid = await scene.guid(buyer);
    const id = randomUUID();
    await scene.send(buyer, guid, 'Да', id);
    const answer = await scene.send(buyer, guid, 'Нет', id);
    expect([answer.status, answer.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it.each([
    ['nothing', ''],
    ['blanks alone', ' \n\t '],
    ['4001 characters', 'ж'.repeat(4001)],
    ['a zero character', 'а\u0000б'],
  ])('of %s is refused', async (_, text) => {
    const answer = await scene.send(buyer, await scene.guid(buyer), text);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  });

  it('of 4000 characters with markup in it comes back as it was written', async () => {
    const guid = await scene.guid(buyer);
    const text = `<img src=x onerror=alert(1)>${'ж'.repeat(3972)}`;
    expect((await scene.send(buyer, guid, text)).status).toBe(200);
    expect((await scene.messages(buyer, guid)).at(-1)?.text).toBe(text);
  });

  it('is taken sixty times a minute, not more', async () => {
    const other = await server.buyer('05');
    const guid = await scene.guid(other);
    const answers = await Promise.all(
      Array.from({ length: 62 }, (_, place) => scene.send(other, guid, `${place}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body.code).toBe('RATE_LIMITED');
  });
});

describe('[S4.10-12] the number of a conversation selects among one’s own', () => {
  it('another’s is as if it were not there, for reading, writing and marking', async () => {
    const guid = await scene.guid(buyer);
    const stranger = await server.buyer('02');
    const absent = randomUUID();
    const seen = await stranger.get(`/api/chat/${guid}/messages`);
    expect([seen.status, seen.raw.body]).toEqual([
      404,
      (await stranger.get(`/api/chat/${absent}/messages`)).raw.body,
    ]);
    const before = (await scene.messages(buyer, guid)).length;
    expect((await scene.send(stranger, guid, 'Чужое')).status).toBe(404);
    expect((await stranger.post(`/api/chat/${guid}/read`, { seq: 1 })).status).toBe(404);
    expect(await scene.messages(buyer, guid)).toHaveLength(before);
  });

  it('what is no number at all is refused', async () => {
    expect((await buyer.get('/api/chat/не-номер/messages')).status).toBe(422);
  });
});

describe('a long conversation', () => {
  it('is read a hundred messages at a time, back to its beginning', async () => {
    const other = await server.buyer('06');
    const guid = await scene.guid(other);
    for (let place = 1; place <= 104; place += 1) {
      if (place === 60) server.clock.advance(60);
      await scene.send(other, guid, `${place}`);
    }
    const newest = await scene.conversation(other, guid);
    expect([newest.messages[0]?.seq, newest.messages.length, newest.earlier]).toEqual([5, 100, true]);
    const oldest = await scene.conversation(other, guid, 5);
    expect([oldest.messages.map(({ seq }) => seq), oldest.earlier]).toEqual([[1, 2, 3, 4], false]);
  });
});

describe('[S7-54] the script', () => {
  it('is the same for everybody, by its hash, and is not read when it has not changed', async () => {
    const guest = await server.browser().get('/api/chat/script.mjs');
    // Without a built cabinet there is no script to name.
    if (guest.status === 404) return;
    expect(guest.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(guest.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await buyer.get('/api/chat/script.mjs')).raw.body).toBe(guest.raw.body);
    const again = await server
      .browser()
      .send('GET', '/api/chat/script.mjs', undefined, { 'if-none-match': String(guest.headers.etag) });
    expect([again.status, again.raw.body]).toEqual([304, '']);
  });
});

describe('who is away', () => {
  it('is told of an answer once for all that he has not read, and not at all when he reads it', async () => {
    const other = await server.buyer('07');
    const guid = await scene.guid(other);
    await scene.send(other, guid, 'Есть кто?');
    const support = await enterDesk(server, 'support');
    await scene.answer(support, guid, 'Да');
    await scene.answer(support, guid, 'Слушаю вас');
    await scene.remind(guid, 2);
    await scene.remind(guid, 3);
    const [told, ...rest] = await scene.notices(other);
    expect(rest).toEqual([]);
    expect(told).toMatchObject({ title: 'Вам ответили в чате', link: `/dashboard?guid=${guid}` });
    expect(JSON.stringify(told)).not.toContain('Слушаю');
    expect(await scene.unread(other)).toBe(2);
    expect((await other.post(`/api/chat/${guid}/read`, { seq: 3 })).status).toBe(200);
    expect(await scene.unread(other)).toBe(0);
    await scene.answer(support, guid, 'Ещё раз');
    await other.post(`/api/chat/${guid}/read`, { seq: 4 });
    await scene.remind(guid, 4);
    expect(await scene.notices(other)).toHaveLength(1);
  });
});
