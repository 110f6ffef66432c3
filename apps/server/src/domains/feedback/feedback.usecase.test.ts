import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { feedbackLimits, feedbackSubjects } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackDraft, FeedbackItem, FeedbackView } from '@novosel/contract/feedback/schema.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { drawn } from '../../../test/uploads/make-picture.ts';
import { multipart, type Part } from '../../../test/uploads/multipart.ts';
import { sql } from '../../platform/database/drizzle.ts';

let server: TestServer;
let buyer: Browser;
let other: Browser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  other = await server.buyer('02');
});
afterAll(() => server.close());

const mebibyte = 1024 * 1024;
const sent = 'Ваше обращение зарегистрировано. Мы свяжемся с вами по указанным контактам.';

const items = async (browser = buyer) =>
  (await browser.get('/api/feedback/items')).body.data as unknown as FeedbackItem[];
const view = async (id: string, browser = buyer) =>
  (await browser.get(`/api/feedback/items/${id}`)).body.data as unknown as FeedbackView;
const drafts = async (browser = buyer) =>
  (await browser.get('/api/feedback/drafts')).body.data as unknown as FeedbackDraft[];
const idOf = (answer: { body: { data?: never } }) => (answer.body.data as unknown as { id: string }).id;

async function sendParts(parts: readonly Part[], key?: string, browser = buyer) {
  const { body, type } = multipart(parts);
  return browser.send('POST', '/api/feedback', body, {
    'content-type': type,
    ...(key && { 'idempotency-key': key }),
  });
}
async function upload(name: string, browser = buyer): Promise<string> {
  const answer = await browser.upload('/api/upload', name, makePdf({ bytes: 2000 }), 'application/pdf');
  return (answer.body.data as unknown as string[])[0] ?? '';
}
const write = (more: object = {}, browser = buyer) =>
  browser.post('/api/feedback', { subject: 'other', message: 'Где мои ключи?', ...more });

describe('POST /api/feedback', () => {
  it('[S7-39, S7-40, S3-17, S5-07, S8-08, S9-23] takes the parts message, subject and several files[] of every type, and answers result and message', async () => {
    const picture = (format: 'png' | 'jpeg' | 'gif') => drawn().toFormat(format).toBuffer();
    const [png, jpeg, gif] = await Promise.all([picture('png'), picture('jpeg'), picture('gif')]);
    const answer = await sendParts([
      ['subject', 'registration'],
      ['message', 'Когда\r\nключи?'],
      ['files[]', { name: 'акт.pdf', bytes: makePdf({ bytes: 2000 }) }],
      ['files[]', { name: 'а.png', bytes: png }],
      ['files[]', { name: 'б.jpg', bytes: jpeg }],
      ['files[]', { name: 'в.jpeg', bytes: jpeg }],
      ['files[]', { name: 'г.gif', bytes: gif }],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ result: true, message: sent });
    const one = await view(idOf(answer));
    // A multipart form sends a line end as two characters; the person has typed one.
    expect(one).toMatchObject({ subject: 'registration', message: 'Когда\nключи?', state: 'waiting' });
    expect(one.files.map(({ title }) => title)).toEqual(['акт.pdf', 'а.png', 'б.jpg', 'в.jpeg', 'г.gif']);
  });

  it('[S7-39, S3-17] takes JSON and a form, too, with the files by the identifiers of their upload', async () => {
    const file = await upload('договор.pdf');
    const answer = await write({ files: [file] });
    expect((await view(idOf(answer))).files).toEqual([{ id: file, title: 'договор.pdf', size: 2000 }]);
    const form = await buyer.send('POST', '/api/feedback', 'subject=other&message=%D0%93%D0%B4%D0%B5%3F', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.status, (await view(idOf(form))).message]).toEqual([200, 'Где?']);
    const named = await upload('в-частях.pdf');
    const parts = await sendParts([
      ['subject', 'other'],
      ['message', 'Где?'],
      ['files[]', named],
    ]);
    expect((await view(idOf(parts))).files.map(({ id }) => id)).toEqual([named]);
  });

  it('[S3-87] is about one of the eight subjects, the contract, money or a mortgage, and nothing else', async () => {
    expect(
      feedbackSubjects.filter((subject) => !['contract', 'money', 'mortgage'].includes(subject)),
    ).toEqual([
      'account',
      'construction',
      'card',
      'club',
      'reward',
      'registration',
      'personal-data',
      'other',
    ]);
    expect(feedbackSubjects).toHaveLength(11);
    const asked = await server.buyer('03');
    for (const subject of feedbackSubjects)
      expect((await write({ subject }, asked)).body.result, subject).toBe(true);
    expect((await items(asked)).map(({ subject }) => subject).sort()).toEqual([...feedbackSubjects].sort());
    const answer = await write({ subject: 'weather' }, asked);
    expect([answer.status, answer.body.errors]).toEqual([422, { subject: ['Значение «Тема» неверно'] }]);
  });

  it('signs that nobody sees are no message, and are kept in none', async () => {
    const unseen = await write({ message: '\u200b\u2060\u00ad\ufeff\u202e' });
    expect([unseen.status, Object.keys(unseen.body.errors ?? {})]).toEqual([422, ['message']]);
    const seen = await write({ message: '\u2066Где мои\u200b ключи\u2069 и\u0306? 👨\u200d👩\u200d👧' });
    expect((await view(idOf(seen))).message).toBe('Где мои ключи й? 👨\u200d👩\u200d👧');
  });

  it('[S5-01, S5-02] needs a subject and a message', async () => {
    const answer = await buyer.post('/api/feedback', {});
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { subject: ['Необходимо заполнить «Тема»'], message: ['Необходимо заполнить «Сообщение»'] },
    ]);
    const nothing = await sendParts([['files[]', { name: 'a.pdf', bytes: makePdf({ bytes: 2000 }) }]]);
    expect(Object.keys(nothing.body.errors ?? {}).sort()).toEqual(['message', 'subject']);
  });

  it('[S5-03, S5-04, S9-01] takes 3 to 65535 characters, to the character', async () => {
    const status = async (message: string) => (await write({ message })).status;
    expect(await status('да')).toBe(422);
    expect(await status(' да ')).toBe(422);
    expect(await status('где')).toBe(200);
    expect(await status('а'.repeat(65_535))).toBe(200);
    expect(await status('а'.repeat(65_536))).toBe(422);
    const lines = 'а\r\n'.repeat(32_767);
    const parts = await sendParts([
      ['subject', 'other'],
      ['message', `${lines}я`],
    ]);
    expect(parts.status).toBe(200);
  });

  it('[S5-06, S5-08, S9-02, S9-23] refuses a file of over 10 MB and of another type, and keeps nothing of it', async () => {
    const before = (await items()).length;
    const waiting = join(server.context.config.dataDir, 'incoming');
    const withFile = (name: string, bytes: Uint8Array) =>
      sendParts([
        ['subject', 'other'],
        ['message', 'Смотрите файл'],
        ['files[]', { name, bytes }],
      ]);
    const large = await withFile('план.pdf', makePdf({ bytes: 10 * mebibyte + 1 }));
    expect(large.body).toMatchObject({ result: false, message: 'Размер файла "план.pdf" более 10 МБ' });
    const typed = await withFile('план.svg', Buffer.from('<svg/>'));
    expect([typed.status, typed.body.result]).toEqual([200, false]);
    const text = await withFile('план.txt', Buffer.from('План'));
    expect(text.body.message).toBe(
      'Файл "план.txt" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: png, jpg, jpeg, gif, pdf',
    );
    expect(await items()).toHaveLength(before);
    expect(await readdir(waiting)).toEqual([]);
    expect((await withFile('ровно.pdf', makePdf({ bytes: 10 * mebibyte }))).body.result).toBe(true);
  });

  it('[promise 29] refuses a body that is no form, and a file where none belongs', async () => {
    const type = 'multipart/form-data; boundary=x';
    const broken = [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nГде',
      '--x\r\nContent-Disposition: form-data; nane="message"\r\n\r\nГде\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; nane="files[]"; filename="a.pdf"\r\n\r\nГде\r\n--x--\r\n',
    ];
    for (const body of broken) {
      const answer = await buyer.send('POST', '/api/feedback', body, { 'content-type': type });
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    }
    const misplaced = await sendParts([
      ['subject', 'other'],
      ['message', 'Где?'],
      ['passport', { name: 'a.pdf', bytes: makePdf({ bytes: 2000 }) }],
    ]);
    expect([misplaced.status, Object.keys(misplaced.body.errors ?? {})]).toEqual([422, ['passport']]);
    const eleven = Array.from(
      { length: 11 },
      (_, i): Part => ['files[]', { name: `${i}.pdf`, bytes: makePdf({ bytes: 2000 }) }],
    );
    expect((await sendParts([['subject', 'other'], ['message', 'Где?'], ...eleven])).status).toBe(422);
  });

  it('happens once under one key, in parts with a file as well; another body is refused (promise 35)', async () => {
    const sender = await server.buyer('04');
    const key = randomUUID();
    const parts = (message: string, bytes: number): Part[] => [
      ['subject', 'other'],
      ['message', message],
      ['files[]', { name: 'a.pdf', bytes: makePdf({ bytes }) }],
    ];
    const twins = await Promise.all([
      sendParts(parts('Один раз', 2000), key, sender),
      sendParts(parts('Один раз', 2000), key, sender),
    ]);
    const again = await sendParts(parts('Один раз', 2000), key, sender);
    expect(again.body).toMatchObject({ result: true, message: sent });
    for (const twin of twins) expect([200, 409]).toContain(twin.status);
    expect(await items(sender)).toHaveLength(1);
    for (const changed of [parts('Другой', 2000), parts('Один раз', 2001)])
      expect((await sendParts(changed, key, sender)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    // The first node died after the act and before storing its answer, so the act runs again.
    await server.context.db.execute(
      sql`update idempotency_keys set response_status = null, leased_until = now() - interval '1 minute' where key = ${key}`,
    );
    expect(idOf(await sendParts(parts('Один раз', 2000), key, sender))).toBe(idOf(again));
    expect(await items(sender)).toHaveLength(1);
  });

  it('takes the files for its own: no other feedback may have them, no other person reads them', async () => {
    const file = await upload('моё.pdf');
    expect((await write({ files: [file] }, other)).body.code).toBe('UPLOAD_LOST');
    const first = await write({ files: [file, file] });
    expect((await view(idOf(first))).files).toHaveLength(1);
    expect((await write({ files: [file] })).body.code).toBe('UPLOAD_LOST');
    expect((await buyer.get(`/api/documents/${file}/file`)).status).toBe(200);
    expect((await other.get(`/api/documents/${file}/file`)).status).toBe(404);
  });

  it('lets one person write so many times in a day', async () => {
    const busy = await server.buyer('05');
    for (let i = 0; i < feedbackLimits.aDay; i += 1) expect((await write({}, busy)).status).toBe(200);
    const answer = await write({}, busy);
    expect([answer.status, answer.body.code]).toEqual([429, 'FEEDBACK_LIMIT']);
    server.clock.advance(24 * 60 * 60 - 60);
    const soon = await server.buyer('05');
    expect((await write({}, soon)).status).toBe(429);
    server.clock.advance(120);
    expect((await write({}, await server.buyer('05'))).status).toBe(200);
    buyer = await server.buyer('01');
    other = await server.buyer('02');
  });
});

describe('GET /api/feedback/items', () => {
  it('[S7-37, S3-18] answers a list with id and hasNew, what was last written in first', async () => {
    const reader = await server.buyer('06');
    expect(await items(reader)).toEqual([]);
    const first = idOf(await write({ message: 'Первое' }, reader));
    const second = idOf(await write({ message: 'Второе' }, reader));
    const listed = await items(reader);
    expect(listed.map(({ id, hasNew, message }) => [id, hasNew, message])).toEqual([
      [second, false, 'Второе'],
      [first, false, 'Первое'],
    ]);
    expect((listed[0]?.number ?? 0) - (listed[1]?.number ?? 0)).toBeGreaterThan(0);
  });

  it('another’s feedback is as if it were not there, whatever is done to it', async () => {
    const id = idOf(await write());
    const answers = await Promise.all([
      other.get(`/api/feedback/items/${id}`),
      other.act(`/api/feedback/items/${id}/messages`, { message: 'Чужое' }),
      other.post(`/api/feedback/items/${id}/seen`),
    ]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await items(other)).map((one) => one.id)).not.toContain(id);
  });
});

describe('drafts', () => {
  it('[S7-38, S3-19] are listed with their id, are kept under it again and again, and go when they are sent', async () => {
    const [id, file] = [randomUUID(), await upload('черновик.pdf')];
    const keep = (body: object) => buyer.post(`/api/feedback/drafts/${id}`, body);
    expect((await keep({ subject: null, message: '', files: [] })).body.result).toBe(true);
    await keep({ subject: 'club', message: 'Пол', files: [file] });
    const elsewhere = await server.buyer('01');
    expect(await drafts(elsewhere)).toMatchObject([
      { id, subject: 'club', message: 'Пол', files: [{ id: file, title: 'черновик.pdf', size: 2000 }] },
    ]);
    await write({ files: [file], draft: id });
    expect(await drafts()).toEqual([]);
  });

  it('belong to one person, are few, and can be dropped', async () => {
    const id = randomUUID();
    const body = { subject: null, message: 'Начал', files: [] };
    await buyer.post(`/api/feedback/drafts/${id}`, body);
    expect((await other.post(`/api/feedback/drafts/${id}/drop`)).status).toBe(404);
    await write({ draft: id }, other);
    // Whether another person uses this ID is not revealed: each has his own draft.
    expect((await other.post(`/api/feedback/drafts/${id}`, { ...body, message: 'Чужое' })).status).toBe(200);
    expect((await drafts(other)).map(({ message }) => message)).toEqual(['Чужое']);
    expect((await other.post(`/api/feedback/drafts/${id}/drop`)).status).toBe(200);
    expect((await drafts()).map(({ message }) => message)).toEqual(['Начал']);
    for (let i = 1; i < feedbackLimits.drafts; i += 1)
      expect((await buyer.post(`/api/feedback/drafts/${randomUUID()}`, body)).status).toBe(200);
    const over = await buyer.post(`/api/feedback/drafts/${randomUUID()}`, body);
    expect([over.status, over.body.code]).toEqual([409, 'FEEDBACK_DRAFTS_FULL']);
    expect((await buyer.post(`/api/feedback/drafts/${id}`, body)).status).toBe(200);
    expect((await buyer.post(`/api/feedback/drafts/${id}/drop`)).status).toBe(200);
    expect((await buyer.post(`/api/feedback/drafts/${id}/drop`)).status).toBe(404);
  });

  it('never take the place of words that the page has not seen: changed, sent or dropped elsewhere, they are left alone (S7-38)', async () => {
    for (const { id } of await drafts()) await buyer.post(`/api/feedback/drafts/${id}/drop`);
    const id = randomUUID();
    const keep = (message: string, seen: string | null, of = id) =>
      buyer.post(`/api/feedback/drafts/${of}`, { subject: null, message, files: [], seen });
    const at = (answer: { body: { data?: never } }) =>
      (answer.body.data as unknown as { updatedAt: string }).updatedAt;
    const messages = async () => (await drafts()).map(({ message }) => message).sort();
    const first = at(await keep('Здесь', null));
    await setTimeout(2);
    const second = at(await keep('Здесь и дальше', first));
    expect(await drafts()).toMatchObject([{ id, message: 'Здесь и дальше', updatedAt: second }]);
    for (const seen of [first, null]) {
      const stale = await keep('Там', seen);
      expect([stale.status, stale.body.code]).toEqual([409, 'FEEDBACK_DRAFT_CHANGED']);
    }
    expect(await messages()).toEqual(['Здесь и дальше']);
    expect((await keep('Здесь и дальше', first)).status).toBe(200);
    await write({ draft: id });
    const back = await keep('Здесь и дальше, после отправки', second);
    expect([back.status, back.body.code]).toEqual([409, 'FEEDBACK_DRAFT_CHANGED']);
    expect(await messages()).toEqual([]);
    expect((await keep('Отдельно', null, randomUUID())).status).toBe(200);
    expect(await messages()).toEqual(['Отдельно']);
  });

  it('may lack a subject, never hold more than a message may', async () => {
    const put = (body: object) => buyer.post(`/api/feedback/drafts/${randomUUID()}`, body);
    const long = await put({ subject: null, message: 'а'.repeat(65_536), files: [] });
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['message']]);
    expect((await put({ subject: 'weather', message: '', files: [] })).status).toBe(422);
  });
});
