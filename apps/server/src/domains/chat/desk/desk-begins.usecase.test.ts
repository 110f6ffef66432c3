import { randomUUID } from 'node:crypto';
import type { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../../test/chat-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let scene: ChatScene;
let manager: Browser;
let support: Browser;
let lawyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  scene = openScene(server);
  manager = await enterDesk(server, 'manager');
  support = await enterDesk(server, 'support');
  lawyer = await enterDesk(server, 'lawyer');
});
afterAll(() => server?.close());

const begun = (answer: Awaited<ReturnType<ChatScene['begin']>>) => {
  expect(answer.status, answer.raw.body).toBe(200);
  return answer.body.data as unknown as { guid: string; message: { seq: number } };
};
const list = async (state: string) =>
  (
    (await manager.get(`/api/office/chats?state=${state}`)).body.data as unknown as AnswerOf<
      typeof deskChats
    >['data']
  ).items;

describe('a conversation that the desk begins', () => {
  it('is the buyer’s present one, waits for nobody and tells him as an answer does', async () => {
    const person = await makePerson(server);
    const buyer = await person.signIn();
    const { guid, message } = begun(await scene.begin(manager, person.id, 'Добрый день'));
    expect([message.seq, await scene.guid(buyer)]).toEqual([1, guid]);
    expect((await list('waiting')).map((item) => item.guid)).not.toContain(guid);
    expect((await list('answered')).find((item) => item.guid === guid)).toMatchObject({ fromBuyer: false });
    expect(await scene.messages(buyer, guid)).toEqual([
      expect.objectContaining({ author: 'staff', name: 'Марина Лебедева', role: 'manager' }),
    ]);
    expect(await scene.unread(buyer)).toBe(1);
    await scene.remind(guid, 1);
    expect(await scene.notices(buyer)).toEqual([
      expect.objectContaining({ title: 'Вам написали в чате', link: `/dashboard?guid=${guid}` }),
    ]);
    const { rows } = await server.context.db.execute(
      sql`select action from audit_records where subject = ${`chat:${guid}`}`,
    );
    expect(rows).toEqual([{ action: 'chat.begin' }]);
  });

  it('is counted as waiting for an answer by nobody’s wait: the first word is ours', async () => {
    const person = await makePerson(server);
    const { guid } = begun(await scene.begin(support, person.id, 'Добрый день'));
    const { rows } = await server.context.db.execute(
      sql`select waited_seconds as waited from chat_messages where chat_id = ${guid}`,
    );
    expect(rows).toEqual([{ waited: null }]);
  });

  it('goes on in the open one; after the end it is another', async () => {
    const person = await makePerson(server);
    const buyer = await person.signIn();
    const open = await scene.guid(buyer);
    await scene.send(buyer, open, 'Вопрос');
    expect(begun(await scene.begin(manager, person.id, 'Отвечаю')).guid).toBe(open);
    await manager.post(`/api/office/chats/${open}/close`, {});
    const next = begun(await scene.begin(manager, person.id, 'И ещё'));
    expect(next.guid).not.toBe(open);
    expect(await scene.conversation(buyer, next.guid)).toMatchObject({ previous: open });
  });

  it('sent again is the same, also by two at once and when it was closed meanwhile (promise 51)', async () => {
    const person = await makePerson(server);
    const id = randomUUID();
    const both = await Promise.all([
      scene.begin(manager, person.id, 'Добрый день', { id }),
      scene.begin(manager, person.id, 'Добрый день', { id }),
    ]);
    const [first, second] = both.map(begun);
    expect(second).toEqual(first);
    await manager.post(`/api/office/chats/${first?.guid}/close`, {});
    expect(begun(await scene.begin(manager, person.id, 'Добрый день', { id }))).toEqual(first);
    const colleague = await scene.begin(support, person.id, 'Добрый день', { id });
    expect(colleague.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is with buyers who have a cabinet, and begun by those who answer', async () => {
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from users where email = 'manager@demo.test'`,
    );
    const gone = await makePerson(server, { phone: null, email: null });
    for (const person of [2_147_483_600, rows[0]?.id ?? 0, gone.id]) {
      const refused = await scene.begin(support, person, 'Добрый день');
      expect([refused.status, refused.body.code], String(person)).toEqual([404, 'NOT_FOUND']);
    }
    const person = await makePerson(server);
    const refused = await scene.begin(lawyer, person.id, 'Добрый день');
    expect([refused.status, refused.body.code]).toEqual([409, 'ROLE_DENIED']);
  });
});

describe('«прочитано»', () => {
  it('the buyer learns what the desk has seen, and never less than before', async () => {
    const buyer = await server.buyer('03');
    const guid = await scene.guid(buyer);
    await scene.send(buyer, guid, 'Раз');
    await scene.send(buyer, guid, 'Два');
    const seen = async () => (await scene.conversation(buyer, guid)).deskReadSeq;
    const mark = (seq: number) => support.post(`/api/office/chats/${guid}/read`, { seq });
    expect(await seen()).toBe(0);
    expect((await mark(1)).status).toBe(200);
    expect(await seen()).toBe(1);
    await mark(99);
    expect(await seen()).toBe(2);
    await mark(1);
    expect(await seen()).toBe(2);
  });

  it('is marked by those who answer, in a conversation that there is', async () => {
    const buyer = await server.buyer('04');
    const guid = await scene.guid(buyer);
    for (const chat of [guid, randomUUID()])
      expect((await support.post(`/api/office/chats/${chat}/read`, { seq: 1 })).status).toBe(404);
    await scene.send(buyer, guid, 'Раз');
    expect((await lawyer.post(`/api/office/chats/${guid}/read`, { seq: 1 })).body.code).toBe('ROLE_DENIED');
  });
});
