import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

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

/** A PDF of exactly so many bytes. */
const pdf = (bytes: number): Buffer => makePdf({ bytes });

interface UploadAnswer {
  result: boolean;
  errors: string[];
  message: string;
  data: string[];
}
const upload = async (name: string, bytes: Buffer, browser = buyer) =>
  (await browser.upload('/api/upload', name, bytes, 'application/pdf')).body as unknown as UploadAnswer;

describe('POST /api/upload', () => {
  it('[S7-48] [S7-49] [S7-50] [S3-31] answers with the identifier of the stored file', async () => {
    const answer = await upload('паспорт.pdf', pdf(2000));
    expect(answer).toEqual({
      result: true,
      errors: [],
      message: '',
      data: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
    });
  });

  it('[S5-39] [promise 28] takes 10 MiB to the byte, and not one more', async () => {
    expect((await upload('ровно.pdf', pdf(10 * mebibyte))).result).toBe(true);
    expect(await upload('больше.pdf', pdf(10 * mebibyte + 1))).toMatchObject({
      result: false,
      message: 'Размер файла "больше.pdf" более 10 МБ',
      data: [],
    });
  });

  it('[S5-40] [S5-41] names the extensions that are allowed; a name brings no markup', async () => {
    const answer = await upload('<img onerror=alert(1)>.txt', Buffer.from('<html></html>'));
    expect(answer.result).toBe(false);
    expect(answer.errors).toEqual([
      'Файл "&lt;img onerror=alert(1)&gt;.txt" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: png, jpg, jpeg, gif, pdf',
    ]);
  });

  it('[promise 29] answers an empty, a cut off and a wrong body without falling', async () => {
    expect((await upload('пусто.pdf', Buffer.alloc(0))).message).toBe(
      'Файл пустой или не дошёл. Проверьте его и выберите ещё раз.',
    );
    const type = 'multipart/form-data; boundary=x';
    for (const body of [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.pdf"\r\n\r\n%PDF',
    ]) {
      const answer = await buyer.send('POST', '/api/upload', body, { 'content-type': type });
      expect([answer.status, answer.body.result]).toEqual([200, false]);
    }
    const longBoundary = { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` };
    expect((await buyer.send('POST', '/api/upload', '--x', longBoundary)).status).toBe(200);
    const json = await buyer.post('/api/upload', { files: [] });
    expect(json.body).toMatchObject({ result: false, data: [] });
    expect((await upload('снова.pdf', pdf(2000))).result).toBe(true);
  });

  it('leaves no file behind for what is refused', async () => {
    const folder = join(server.context.config.dataDir, 'files', 'uploads');
    const before = (await readdir(folder)).length;
    await upload('больше.pdf', pdf(10 * mebibyte + 1));
    await upload('страница.pdf', Buffer.from('<html></html>'));
    expect(await readdir(folder)).toHaveLength(before);
  });

  it('is for the signed-in only', async () => {
    const guest = await server.browser().upload('/api/upload', 'a.pdf', pdf(2000), 'application/pdf');
    expect(guest.status).toBe(401);
  });
});

describe('POST /api/upload/properties', () => {
  it('[promise 29] refuses a body that is not multipart as it says', async () => {
    const name = '--x\r\nContent-Disposition: form-data; name="files[]"\r\n\r\na';
    for (const [body, boundary] of [
      [name, 'x'],
      [`${name}\r\n--x--`, 'y'],
      [`${name}\r\n--x--`, 'x'.repeat(300)],
    ] as const) {
      const answer = await buyer.send('POST', '/api/upload/properties', body, {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    }
  });

  it("[S7-51] [S7-52] [S3-32] tells of own files; another's look absent", async () => {
    const [mine] = (await upload('мой.pdf', pdf(3000))).data;
    const [his] = (await upload('его.pdf', pdf(3000), other)).data;
    const boundary = 'novosel';
    const files = [mine, his, '../../etc/passwd'];
    const body = `${files.map((file) => `--${boundary}\r\nContent-Disposition: form-data; name="files[]"\r\n\r\n${file}\r\n`).join('')}--${boundary}--\r\n`;
    const answer = await buyer.send('POST', '/api/upload/properties', body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(answer.body).toEqual({
      result: true,
      data: [
        { file: mine, exists: true, size: 3000 },
        { file: his, exists: false, size: 0 },
        { file: '../../etc/passwd', exists: false, size: 0 },
      ],
    });
  });
});

describe('GET /api/documents/{document}/file', () => {
  it('[promise 30] gives own bytes as an attachment that cannot act', async () => {
    const bytes = pdf(4000);
    const [id] = (await upload('скан (1).pdf', bytes)).data;
    const { status, headers, raw } = await buyer.get(`/api/documents/${id}/file`);
    expect([status, raw.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment; filename=".*"; filename\*=UTF-8''/),
    });
  });

  it("[promise 20] answers another's and an absent one alike", async () => {
    const [his] = (await upload('его.pdf', pdf(3000), other)).data;
    const answers = await Promise.all(
      [his, '01a1fb05-1b7a-7630-a067-aa6ae67433c6'].map((id) => buyer.get(`/api/documents/${id}/file`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.raw.body).toBe(answers[1]?.raw.body);
    expect((await buyer.get('/api/documents/..%2F..%2Fetc/file')).status).toBe(422);
  });
});

it('GET /api/documents lists papers, not bare uploads', async () => {
  expect((await buyer.get('/api/documents')).body).toEqual({ result: true, data: [] });
});
