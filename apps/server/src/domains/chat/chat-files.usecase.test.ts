import { randomUUID } from 'node:crypto';
import { chatFiles as limits } from '@novosel/contract/chat/rules.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../test/chat-scene.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';

let server: TestServer;
let scene: ChatScene;
let buyer: Browser;
let stranger: Browser;
let manager: Browser;
let support: Browser;
let guid: string;
beforeAll(async () => {
  server = await startTestServer();
  scene = openScene(server);
  buyer = await server.buyer('01');
  stranger = await server.buyer('02');
  manager = await enterDesk(server, 'manager');
  support = await enterDesk(server, 'support');
  guid = await scene.guid(buyer);
  await scene.send(buyer, guid, 'Здравствуйте');
});
afterAll(() => server?.close());

const own = (file: string, who = buyer) => who.get(`/api/documents/${file}/file`);
const atDesk = (file: string, chat = guid) => manager.get(`/api/office/chats/${chat}/files/${file}`);
const rows = async (query: ReturnType<typeof sql>) =>
  (await server.context.db.execute<Record<string, unknown>>(query)).rows;
const documentOf = async (id: string) =>
  (await rows(sql`select owner_id as owner, subject from documents where id = ${id}`))[0];
const idOf = async (who: Browser) => ((await who.get('/api/users')).body as unknown as User).id;

describe('files of a buyer', () => {
  it('come with a message, also without words, and are given back to both sides alone', async () => {
    const files = [await scene.picture(buyer, 'cabinet'), await scene.picture(buyer, 'cabinet', 'план.png')];
    expect((await atDesk(files[0] ?? '')).status).toBe(404);
    const sent = await scene.sendWith(buyer, guid, '', { files });
    expect(sent.body.data).toMatchObject({
      text: '',
      files: [
        { id: files[0], title: 'чек.png', state: 'ready' },
        { id: files[1], title: 'план.png' },
      ],
    });
    const [file = ''] = files;
    expect((await own(file)).headers['content-disposition']).toMatch(/^attachment/);
    expect((await own(file, stranger)).status).toBe(404);
    const opened = await atDesk(file);
    expect([opened.status, opened.headers['content-security-policy']]).toEqual([200, 'sandbox']);
    const log = sql`select details from audit_records where action = 'chat.open-file' and subject = ${`chat:${guid}`}`;
    expect(await rows(log)).toEqual([{ details: { file } }]);
  });

  it('are kept once, whatever is repeated (promise 51)', async () => {
    const files = [await scene.picture(buyer, 'cabinet')];
    const id = randomUUID();
    const copies = await Promise.all(
      Array.from({ length: 4 }, () => scene.sendWith(buyer, guid, 'Чек', { id, files })),
    );
    expect(new Set(copies.map(({ raw }) => raw.body)).size).toBe(1);
    expect(copies[0]?.status).toBe(200);
    const other = await scene.sendWith(buyer, guid, 'Чек', { id, files: [] });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('another’s, one that is sent already and one of nobody are refused, and nothing is kept', async () => {
    const theirs = await scene.picture(stranger, 'cabinet');
    const sent = await scene.picture(buyer, 'cabinet');
    await scene.sendWith(buyer, guid, 'Раз', { files: [sent] });
    const fresh = await scene.picture(buyer, 'cabinet');
    const before = (await scene.messages(buyer, guid)).length;
    for (const file of [theirs, sent, randomUUID()]) {
      const refused = await scene.sendWith(buyer, guid, 'Два', { files: [fresh, file] });
      expect([refused.status, refused.body.code]).toEqual([409, 'UPLOAD_LOST']);
    }
    expect(await scene.messages(buyer, guid)).toHaveLength(before);
    expect(await documentOf(fresh)).toMatchObject({ subject: null });
  });

  it(`more than ${limits.most} with one message are refused`, async () => {
    const files = Array.from({ length: limits.most + 1 }, () => randomUUID());
    const refused = await scene.sendWith(buyer, guid, 'Много', { files });
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION']);
  });

  it('do not follow a message into another conversation of the desk', async () => {
    const file = await scene.picture(stranger, 'cabinet');
    const other = await scene.guid(stranger);
    await scene.sendWith(stranger, other, '', { files: [file] });
    expect((await atDesk(file)).status).toBe(404);
    expect((await atDesk(file, other)).status).toBe(200);
  });
});

describe('files of the desk', () => {
  it('are the writer’s own until they are sent, then the buyer’s', async () => {
    const file = await scene.picture(manager, 'office', 'схема.png');
    expect(await documentOf(file)).toMatchObject({ subject: 'chat-unsent' });
    expect([(await own(file)).status, (await atDesk(file)).status]).toEqual([404, 404]);
    const answer = await scene.answerWith(manager, guid, 'Вот схема', { files: [file] });
    expect(answer.body.data).toMatchObject({ files: [{ id: file, title: 'схема.png', state: 'ready' }] });
    expect(await documentOf(file)).toEqual({ owner: await idOf(buyer), subject: `chat:${guid}` });
    expect([(await own(file)).status, (await own(file, stranger)).status]).toEqual([200, 404]);
  });

  it('of a colleague and of the buyer’s own loose ones are refused', async () => {
    const colleague = await scene.picture(support, 'office');
    const loose = await scene.picture(buyer, 'cabinet');
    for (const file of [colleague, loose]) {
      const refused = await scene.answerWith(manager, guid, 'Чужой', { files: [file] });
      expect([refused.status, refused.body.code]).toEqual([409, 'UPLOAD_LOST']);
    }
    // Nor can a buyer send a file that the desk has not sent.
    expect((await scene.sendWith(buyer, guid, 'Ваш', { files: [colleague] })).body.code).toBe('UPLOAD_LOST');
  });

  it('that say what they are not are refused in words', async () => {
    const answer = await manager.upload('/api/office/chat-files', 'чек.png', Buffer.from('нет'), 'image/png');
    expect([answer.status, answer.body.result]).toEqual([200, false]);
    expect(answer.body.message).toContain('чек.png');
  });

  it('that were not sent within a day are forgotten with the next one', async () => {
    const left = await scene.picture(manager, 'office');
    server.clock.advance(25 * 60 * 60);
    const again = await enterDesk(server, 'manager');
    const fresh = await scene.picture(again, 'office');
    expect([await documentOf(left), await documentOf(fresh)]).toEqual([
      undefined,
      expect.objectContaining({ subject: 'chat-unsent' }),
    ]);
  });
});
