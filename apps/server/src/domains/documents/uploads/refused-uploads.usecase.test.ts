import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import { type ErrorCode, errorPhrase } from '@novosel/contract/errors/errors.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { nestedBomb } from '../../../../test/uploads/bombs.ts';
import { lock } from '../../../../test/uploads/locked-samples.ts';
import { flat } from '../../../../test/uploads/make-picture.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let buyer: Browser;
let manager: Browser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  manager = await enterDesk(server, 'manager');
});
afterAll(() => server?.close());

const large = () => makePdf({ bytes: fileBytesAtMost + 1 });
const locked = () =>
  Buffer.from(makePdf().toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'), 'latin1');
const leaving = () => makePdf({ catalog: '/OpenAction << /S /URI /URI (//evil.example/share) >>' });
const vast = () => flat(8000, 5001).png().toBuffer();
const kept = async () => {
  const { rows } = await server.context.db.execute<{ count: number }>(
    sql`select (select count(*) from documents) + (select count(*) from site_pictures) as count`,
  );
  return Number(rows[0]?.count);
};
const said = (code: ErrorCode, params: Record<string, string | number> = {}) =>
  errorPhrase(code, 'ru', params);

describe('a file that is not taken, in the words of its refusal', () => {
  it.each([
    [said('UPLOAD_TOO_LARGE', { file: 'скан.pdf', megabytes: 10 }), 'скан.pdf', large],
    [said('UPLOAD_NAME', { file: 'скан.exe.pdf' }), 'скан.exe.pdf', makePdf],
    [
      said('UPLOAD_TYPE', { file: 'скан.heic', list: 'png, jpg, jpeg, gif, pdf' }),
      'скан.heic',
      () => flat(8, 8).png().toBuffer(),
    ],
    [said('UPLOAD_CONTENT', { file: 'скан.png' }), 'скан.png', () => flat(8, 8).jpeg().toBuffer()],
    [said('UPLOAD_CONTENT', { file: 'скан.pdf' }), 'скан.pdf', () => makePdf().subarray(0, 100)],
    [said('UPLOAD_SWELLS', { file: 'скан.pdf', pages: 500 }), 'скан.pdf', () => nestedBomb()],
    [said('UPLOAD_SWELLS', { file: 'скан.pdf', pages: 500 }), 'скан.pdf', () => makePdf({ pages: 501 })],
    [said('UPLOAD_LOCKED', { file: 'скан.pdf' }), 'скан.pdf', locked],
    [
      said('UPLOAD_LOCKED', { file: 'скан.pdf' }),
      'скан.pdf',
      () => lock(makePdf(), 'AES-128', { userPassword: 'secret' }),
    ],
    [said('UPLOAD_ACTS', { file: 'скан.pdf' }), 'скан.pdf', leaving],
    [said('UPLOAD_ACTS', { file: 'скан.pdf' }), 'скан.pdf', () => lock(leaving())],
    [said('UPLOAD_SWELLS', { file: 'скан.pdf', pages: 500 }), 'скан.pdf', () => lock(nestedBomb())],
    [said('UPLOAD_PIXELS', { file: 'скан.png', megapixels: 40 }), 'скан.png', vast],
    [said('UPLOAD_MARKS', { file: 'скан.pdf' }), 'ск\u200fан.pdf', makePdf],
    [said('UPLOAD_EMPTY'), 'скан.pdf', () => Buffer.alloc(0)],
  ])('[S5-39] [S5-40] «%s»', async (message, name, bytes) => {
    const before = await kept();
    const answer = await buyer.upload('/api/upload', name, await bytes(), 'application/octet-stream');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ result: false, errors: [message], message, data: [] });
    expect(await kept()).toBe(before);
  });

  it('is not one that every viewer opens: that is kept mended, under a name with an ending', async () => {
    const take = async (name: string, bytes: Buffer) => {
      const answer = await buyer.upload('/api/upload', name, bytes, 'application/octet-stream');
      const [id] = answer.body.data as unknown as string[];
      const { raw } = await buyer.get(`/api/documents/${id}/file`);
      return { kept: raw.rawPayload, header: String(raw.headers['content-disposition']) };
    };
    const paper = makePdf();
    const padded = await take('скан.pdf', Buffer.concat([paper, Buffer.alloc(5000, ' ')]));
    expect(padded.kept.equals(paper)).toBe(true);
    const unlocked = await take('выписка.pdf', await lock(paper));
    expect([unlocked.kept.includes('(Scan) Tj'), unlocked.kept.includes('/Encrypt')]).toEqual([true, false]);
    const picture = await flat(8, 8).jpeg().toBuffer();
    const phone = await take('1000012345', picture.subarray(0, -2));
    expect(phone.kept.subarray(-2).toString('hex')).toBe('ffd9');
    expect(phone.header).toContain('1000012345.jpg');
    const dated = await take('Screenshot 12.05', picture);
    expect(dated.kept.equals(phone.kept)).toBe(true);
    expect(dated.header).toContain('Screenshot 12.05.jpg');
  });

  it('is told, too, when the person has no room left, and nobody else is stopped', async () => {
    const hoarder = await server.buyer('03');
    await server.context.db.execute(sql`
      insert into documents (id, owner_id, kind, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
      select gen_random_uuid(), u.id, 'upload', 'a', 'a', 1, '', 1024 * 1024, 'application/pdf', 'none', now()
      from users u, generate_series(1, 500) where u.phone = '79000000003'`);
    const before = await kept();
    const refused = await hoarder.upload('/api/upload', 'скан.pdf', makePdf(), 'application/pdf');
    const message = said('UPLOAD_QUOTA', { file: 'скан.pdf' });
    expect(refused.body).toEqual({ result: false, errors: [message], message, data: [] });
    expect(await kept()).toBe(before);
    const other = await buyer.upload('/api/upload', 'скан.pdf', makePdf(), 'application/pdf');
    expect(other.body.result).toBe(true);
  });

  it.each([
    ['UPLOAD_TOO_LARGE', 'кран.png', large],
    ['UPLOAD_NAME', 'кран.php.png', makePdf],
    ['UPLOAD_TYPE', 'кран.pdf', makePdf],
    ['UPLOAD_CONTENT', 'кран.png', makePdf],
    ['UPLOAD_PIXELS', 'кран.png', vast],
    ['UPLOAD_EMPTY', 'кран.png', () => Buffer.alloc(0)],
  ] as const)('%s: a picture of the building site', async (code, name, bytes) => {
    const before = await kept();
    const answer = await manager.upload(
      '/api/office/news/pictures',
      name,
      await bytes(),
      'image/png',
      'file',
    );
    expect([answer.body.result, answer.body.code]).toEqual([false, code]);
    expect(await kept()).toBe(before);
  });
});
