import { randomUUID } from 'node:crypto';
import type { buyerChat, deskChats, deskConversation } from '@novosel/contract/chat/desk-endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../../test/chat-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

type Listed = AnswerOf<typeof deskChats>['data'];
type Seen = AnswerOf<typeof deskConversation>['data'];

let server: TestServer;
let scene: ChatScene;
let support: Browser;
let manager: Browser;
let buyer: Browser;
let guid: string;
beforeAll(async () => {
  server = await startTestServer();
  scene = openScene(server);
  buyer = await server.buyer('01');
  support = await enterDesk(server, 'support');
  manager = await enterDesk(server, 'manager');
});
afterAll(() => server.close());
beforeEach(async () => {
  guid = await scene.guid(buyer);
  await scene.send(buyer, guid, 'Вопрос');
});

const list = async (state: string, staff = support) =>
  (await staff.get(`/api/office/chats?state=${state}`)).body.data as unknown as Listed;
const open = async (staff = support) =>
  (await staff.get(`/api/office/chats/${guid}`)).body.data as unknown as Seen;
const close = () => support.post(`/api/office/chats/${guid}/close`, {});
const records = async (action: string) => {
  const { rows } = await server.context.db.execute(
    sql`select actor_id from audit_records where subject = ${`chat:${guid}`} and action = ${action}`,
  );
  return rows.length;
};

describe('conversations at the desk', () => {
  it('who has waited longest stands first, and an answer takes him off', async () => {
    server.clock.advance(30);
    const later = await server.buyer('02');
    const laterGuid = await scene.guid(later);
    await scene.send(later, laterGuid, 'И у меня вопрос');
    const waiting = await list('waiting');
    expect(waiting.items.map((item) => item.guid)).toEqual([guid, laterGuid]);
    expect(waiting.waiting).toBe(2);
    expect(waiting.items[1]).toMatchObject({ text: 'И у меня вопрос', fromBuyer: true, state: 'waiting' });
    await scene.answer(support, laterGuid, 'Отвечаем');
    expect((await list('waiting')).items.map((item) => item.guid)).toEqual([guid]);
    expect((await list('answered')).items[0]).toMatchObject({ guid: laterGuid, fromBuyer: false });
  });

  it('one that nobody has written into is not there', async () => {
    const silent = await scene.guid(await server.buyer('03'));
    expect((await support.get(`/api/office/chats/${silent}`)).status).toBe(404);
    expect((await scene.answer(support, silent, 'Первый')).status).toBe(404);
    for (const state of ['waiting', 'answered', 'closed'])
      expect((await list(state)).items.map((item) => item.guid)).not.toContain(silent);
  });

  it('an answer says who gave it and in what role, and is kept once', async () => {
    const id = randomUUID();
    await scene.answer(manager, guid, 'Добрый день', id);
    await scene.answer(manager, guid, 'Добрый день', id);
    const mine = (await scene.messages(buyer, guid)).filter((message) => message.id === id);
    expect(mine).toEqual([
      expect.objectContaining({ author: 'staff', name: 'Марина Лебедева', role: 'manager' }),
    ]);
    expect(await records('chat.answer')).toBeGreaterThan(0);
  });

  it('the same id from another member of staff is no repeat', async () => {
    const id = randomUUID();
    await scene.answer(support, guid, 'Да', id);
    const other = await scene.answer(manager, guid, 'Да', id);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('shows whose it is and what was said', async () => {
    const seen = await open();
    expect(seen.buyer.phone).toBe('79000000001');
    expect(seen.conversation.messages.at(-1)?.text).toBe('Вопрос');
  });

  it('a buyer’s newest conversation is found by the buyer, once something is said in it', async () => {
    const { id } = (await buyer.get('/api/users')).body as unknown as User;
    const found = async () => (await support.get(`/api/office/people/${id}/chat`)).body.data;
    expect(await found()).toMatchObject({ guid });
    await close();
    const next = await scene.guid(buyer);
    expect(await found()).toMatchObject({ guid });
    await scene.send(buyer, next, 'Ещё вопрос');
    expect(await found()).toMatchObject({ guid: next });
    const silent = (await (await server.buyer('04')).get('/api/users')).body as unknown as User;
    const none = await support.get(`/api/office/people/${silent.id}/chat`);
    expect(none.status).toBe(200);
    expect(none.body.data).toMatchObject({ guid: null });
    expect((await support.get('/api/office/people/2147483647/chat')).status).toBe(404);
  });

  it.each(['support', 'manager'] as const)(
    'a %s knows when the buyer was last in the cabinet',
    async (role) => {
      const staff = role === 'support' ? support : manager;
      const visitor = await server.buyer('05');
      const { id } = (await visitor.get('/api/users')).body as unknown as User;
      const seen = async () =>
        (await staff.get(`/api/office/people/${id}/chat`)).body.data as unknown as AnswerOf<
          typeof buyerChat
        >['data'];
      const minutesAgo = async () => {
        const { now, seenAt } = await seen();
        return seenAt && Math.floor((Date.parse(now) - Date.parse(seenAt)) / 60_000);
      };
      server.clock.advance(240);
      expect(await minutesAgo()).toBe(4);
      await server.buyer('05');
      expect(await minutesAgo()).toBe(0);
      // A visit of the desk does not count as a visit of the cabinet.
      await server.context.db.execute(sql`update sessions set door = 'office' where user_id = ${id}`);
      expect(await seen()).toMatchObject({ seenAt: null });
    },
  );

  it.each(['lawyer', 'accountant', 'admin'] as const)('a %s neither reads nor answers', async (role) => {
    const staff = await enterDesk(server, role);
    for (const answer of [
      await staff.get('/api/office/chats?state=waiting'),
      await staff.get('/api/office/people/1/chat'),
      await staff.get(`/api/office/chats/${guid}`),
      await scene.answer(staff, guid, 'Я'),
      await staff.post(`/api/office/chats/${guid}/close`, {}),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'ROLE_DENIED']);
  });

  it('a closed one takes no message but a repeat; the next begins another, which knows of it', async () => {
    const id = randomUUID();
    await scene.send(buyer, guid, 'Спасибо', id);
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(200);
    expect(await records('chat.close')).toBe(1);
    const [late, repeat] = [
      await scene.send(buyer, guid, 'Ещё вопрос'),
      await scene.send(buyer, guid, 'Спасибо', id),
    ];
    expect([late.status, late.body.code, repeat.status]).toEqual([409, 'CHAT_CLOSED', 200]);
    expect((await scene.answer(support, guid, 'Вдогонку')).body.code).toBe('CHAT_CLOSED');
    const next = await scene.guid(buyer);
    expect(next).not.toBe(guid);
    expect(await scene.conversation(buyer, next)).toMatchObject({ closed: false, previous: guid });
    expect(await scene.conversation(buyer, guid)).toMatchObject({ closed: true });
    expect((await list('closed')).items[0]?.guid).toBe(guid);
  });

  it('without an absent one', async () => {
    const absent = randomUUID();
    expect((await support.get(`/api/office/chats/${absent}`)).status).toBe(404);
    expect((await support.post(`/api/office/chats/${absent}/close`, {})).status).toBe(404);
  });

  it('an opening is in the audit log, once for one look', async () => {
    const before = await records('chat.open');
    await open();
    await open();
    expect(await records('chat.open')).toBe(before + 1);
    await open(manager);
    expect(await records('chat.open')).toBe(before + 2);
    server.clock.advance(16 * 60);
    // After so long the bearer token has expired, too.
    await open(await enterDesk(server, 'support'));
    expect(await records('chat.open')).toBe(before + 3);
  });
});
