import type { DeskFeedback, FeedbackRow } from '@novosel/contract/feedback/desk-endpoints.ts';
import type { FeedbackItem, FeedbackView } from '@novosel/contract/feedback/schema.ts';
import { isExpectedWorkingDay } from '@novosel/contract/time/expected-working-days.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';

let server: TestServer;
let buyer: Browser;
let support: Browser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  support = await enterDesk(server, 'support');
});
afterAll(() => server.close());

interface Queue {
  readonly items: readonly FeedbackRow[];
  readonly next: string | null;
  readonly counts: { readonly waiting: number; readonly answered: number };
}
const queue = async (query = '', browser = support) =>
  (await browser.get(`/api/office/feedback${query}`)).body.data as unknown as Queue;
const conversation = async (id: string) =>
  (await support.get(`/api/office/feedback/${id}`)).body.data as unknown as DeskFeedback;
const view = async (id: string) =>
  (await buyer.get(`/api/feedback/items/${id}`)).body.data as unknown as FeedbackView;
const item = async (id: string) =>
  ((await buyer.get('/api/feedback/items')).body.data as unknown as FeedbackItem[]).find(
    (one) => one.id === id,
  );
const answer = (id: string, message = 'Отвечаем', browser = support) =>
  browser.act(`/api/office/feedback/${id}/answer`, { message });
const close = (id: string) => support.act(`/api/office/feedback/${id}/close`);
const reply = (id: string, message = 'Спасибо') =>
  buyer.act(`/api/feedback/items/${id}/messages`, { message });

async function write(message = 'Где ключи?', files: readonly string[] = []): Promise<string> {
  const sent = await buyer.post('/api/feedback', { subject: 'construction', message, files });
  return (sent.body.data as unknown as { id: string }).id;
}
async function upload(name: string): Promise<string> {
  const sent = await buyer.upload('/api/upload', name, makePdf({ bytes: 2000 }), 'application/pdf');
  return (sent.body.data as unknown as string[])[0] ?? '';
}

describe('the queue of feedback', () => {
  it('goes by age, the oldest first, page by page, and keeps the place of who adds a word', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.push(await write(`Вопрос ${i}`));
      server.clock.advance(60);
    }
    await reply(ids[0] ?? '', 'И ещё');
    const { items, counts, next } = await queue();
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect([counts.waiting, next]).toEqual([3, null]);
    expect(items[0]).toMatchObject({ message: 'И ещё', subject: 'construction', files: 0 });
    expect(items[0]?.buyer).toMatch(/\S \S/);
    const rest = await queue(`?after=${ids[0]}`);
    expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(1));
    for (const id of ids) await answer(id);
    expect((await queue()).items).toEqual([]);
    const answered = await queue('?state=answered');
    expect(answered.items).toHaveLength(3);
    expect((await queue(`?state=answered&after=${answered.items[0]?.id}`)).items).toHaveLength(2);
  });

  it('says as the buyer hears it until when an answer is promised: by 18:00 of the next working day', async () => {
    const sent = await buyer.post('/api/feedback', { subject: 'construction', message: 'Где ключи?' });
    const { id, answerBy: by } = sent.body.data as unknown as { id: string; answerBy: string };
    await reply(id, 'Прошу ответить');
    const { createdAt } = await view(id);
    const promised = new Date(by);
    expect(by).toMatch(/T15:00:00\.000Z$/);
    expect(isExpectedWorkingDay(isoDay(by))).toBe(true);
    expect(promised.getTime()).toBeGreaterThan(Date.parse(createdAt));
    expect([
      (await view(id)).answerBy,
      (await item(id))?.answerBy,
      (await queue()).items[0]?.answerBy,
    ]).toEqual([by, by, by]);
    await answer(id);
    expect([(await view(id)).answerBy, (await item(id))?.answerBy]).toEqual([null, null]);
  });

  it('is for support, managers and administrators', async () => {
    for (const role of ['manager', 'admin'] as const)
      expect(await queue('', await enterDesk(server, role))).toHaveProperty('counts');
    const lawyer = await enterDesk(server, 'lawyer');
    const id = await write();
    for (const refused of [
      await lawyer.get('/api/office/feedback'),
      await lawyer.get(`/api/office/feedback/${id}`),
      await answer(id, 'Отвечаю', lawyer),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'ROLE_DENIED']);
  });
});

describe('an answer', () => {
  it('[S3-18, S1-22] stands in the conversation, is told by a notification and a letter, and is new until it is seen', async () => {
    const id = await write('Когда сдача?');
    await server.context.db.execute(sql`delete from outbox`);
    expect((await answer(id, 'В мае 2028 года.')).body.result).toBe(true);
    const one = await view(id);
    expect(one).toMatchObject({ message: 'Когда сдача?', state: 'answered', hasNew: true });
    expect(one.answers).toMatchObject([{ from: 'staff', text: 'В мае 2028 года.', files: [] }]);
    expect(one.answers[0]?.author).toMatch(/\S/);
    expect(await item(id)).toMatchObject({ hasNew: true });
    const told = (await buyer.get('/api/notification/list')).body.data as unknown as { link: string }[];
    expect(told.filter(({ link }) => link === `/feedback/view/${id}`)).toMatchObject([
      { title: `Ответ на обращение № ${one.number}`, tags: ['Для вас'] },
    ]);
    const letters = await server.context.db.execute(sql`select payload from outbox where topic = 'mail'`);
    expect(letters.rows).toMatchObject([{ payload: { subject: `Ответ на обращение № ${one.number}` } }]);
    expect(JSON.stringify(letters.rows)).not.toContain('2028');

    expect((await buyer.post(`/api/feedback/items/${id}/seen`)).body.result).toBe(true);
    expect(await item(id)).toMatchObject({ hasNew: false });
  });

  it('is answered by the buyer, and it waits for the desk again', async () => {
    const id = await write();
    await answer(id);
    const file = await upload('ещё.pdf');
    const said = await buyer.act(`/api/feedback/items/${id}/messages`, { message: 'Вот', files: [file] });
    expect(said.body.result).toBe(true);
    const { answers, state, waitingSince } = await conversation(id);
    expect(state).toBe('waiting');
    expect(waitingSince).not.toBeNull();
    expect(answers.at(-1)).toMatchObject({ from: 'buyer', author: null, files: [{ id: file }] });
  });

  it('is written once, however often it is sent, and by nobody who is not named', async () => {
    const id = await write();
    const key = crypto.randomUUID();
    const again = () => support.act(`/api/office/feedback/${id}/answer`, { message: 'Один раз' }, key);
    await Promise.all([again(), again()]);
    expect((await conversation(id)).answers).toHaveLength(1);
    expect((await support.post(`/api/office/feedback/${id}/answer`, { message: 'Без ключа' })).status).toBe(
      422,
    );
    expect((await answer(id, 'да')).status).toBe(422);
    expect((await answer(crypto.randomUUID())).status).toBe(404);
  });
});

describe('closing', () => {
  it('comes after an answer, is told, and ends the conversation', async () => {
    const id = await write();
    expect((await close(id)).body.code).toBe('FEEDBACK_UNANSWERED');
    await answer(id);
    expect((await close(id)).body.result).toBe(true);
    for (const late of [await close(id), await answer(id), await reply(id)])
      expect([late.status, late.body.code]).toEqual([409, 'FEEDBACK_CLOSED']);
    expect((await view(id)).state).toBe('closed');
    const told = (await buyer.get('/api/notification/list')).body.data as unknown as { title: string }[];
    expect(told[0]?.title).toMatch(/^Обращение № \d+ закрыто$/);
    expect((await queue('?state=closed')).items.map((one) => one.id)).toContain(id);
  });
});

describe('a file of a feedback', () => {
  it('is opened by the desk as an attachment, under its own feedback alone, and the opening is written down', async () => {
    const file = await upload('план.pdf');
    const [id, stranger] = [await write('Смотрите', [file]), await write()];
    const opened = await support.get(`/api/office/feedback/${id}/files/${file}`);
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    expect(String(opened.headers['content-disposition'])).toMatch(/^attachment;/);
    expect((await support.get(`/api/office/feedback/${stranger}/files/${file}`)).status).toBe(404);
    const loose = await upload('не-приложен.pdf');
    expect((await support.get(`/api/office/feedback/${id}/files/${loose}`)).status).toBe(404);
    const { rows } = await server.context.db.execute(
      sql`select action from audit_records where subject = ${`feedback:${id}`} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['feedback.send', 'feedback.open-file']);
  });
});
