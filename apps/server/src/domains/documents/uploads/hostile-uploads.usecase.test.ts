import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures, ofEveryClass } from '../../../../test/figures.ts';
import { until } from '../../../../test/outside.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { goodSamples } from '../../../../test/uploads/good-samples.ts';
import { hostileSamples } from '../../../../test/uploads/hostile-samples.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { hasActiveWords, isArchive } from '../inspection/hidden-content.ts';

let server: TestServer;
let buyer: Browser;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  await server.cabinet.listen({ port: 0, host: '127.0.0.1' });
  port = (server.cabinet.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface UploadAnswer {
  readonly result: boolean;
  readonly message: string;
  readonly data: readonly string[];
}

const perWindow = 50;
let sent = 0;
async function upload(name: string, bytes: Buffer, browser = buyer): Promise<UploadAnswer> {
  sent += 1;
  if (sent % perWindow === 0) server.clock.advance(601);
  const answer = await browser.upload('/api/upload', name, bytes, 'application/octet-stream');
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.body as unknown as UploadAnswer;
}

/** Size of a picture after rotation, and its frames. */
async function looks(bytes: Buffer): Promise<unknown> {
  const { format, pages, autoOrient } = await sharp(bytes, { animated: true }).metadata();
  return { format, pages, ...autoOrient };
}

const folder = (name: string) => join(server.context.config.dataDir, name);
const names = (name: string) => readdir(folder(name)).catch(() => []);

describe('[promise 27] [S5-49] uploads through the door', () => {
  const given = async (id: string | undefined) =>
    (await buyer.get(`/api/documents/${id}/file`)).raw.rawPayload;

  it('takes no hostile paper, and of a hostile picture its pixels alone', { timeout: 120_000 }, async () => {
    const samples = ofEveryClass(await hostileSamples());
    const harmful: string[] = [];
    let taken = 0;
    for (const { name, bytes } of samples) {
      const { result, data } = await upload(name, bytes);
      if (!result) continue;
      taken += 1;
      const kept = await given(data[0]);
      if (name.endsWith('.pdf') || isArchive(kept) || hasActiveWords(kept)) harmful.push(name);
    }
    expect(harmful).toEqual([]);
    expect([await names('incoming'), (await names('files/uploads')).length]).toEqual([[], taken]);
    expect(taken).toBeLessThan(samples.length / 2);
  });

  it('gives a paper back as it came, and a picture as it looks', { timeout: 60_000 }, async () => {
    for (const { name, bytes } of await goodSamples()) {
      const answer = await upload(name, bytes);
      expect([name, answer.message]).toEqual([name, '']);
      const kept = await given(answer.data[0]);
      if (name.toLowerCase().endsWith('.pdf')) expect([name, kept.equals(bytes)]).toEqual([name, true]);
      else expect([name, await looks(kept)]).toEqual([name, await looks(bytes)]);
    }
    expect(await names('incoming')).toEqual([]);
  });

  it('says what is wrong with a name that hides what the file is', async () => {
    const answer = await upload('скан\u202egnp.exe.png', makePdf());
    expect(answer.message).toBe(
      'Файл "сканgnp.exe.png" не может быть загружен: по имени не видно, что это за файл. Переименуйте его и загрузите снова.',
    );
  });
});

describe('[promise 28] the limits of uploads', () => {
  it('keeps nothing when more than one file comes at once', async () => {
    const before = (await names('files/uploads')).length;
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="files[0]"; filename="${name}"\r\n\r\n${makePdf().toString('latin1')}\r\n`;
    const answer = await buyer.send(
      'POST',
      '/api/upload',
      Buffer.from(`${part('a.pdf')}${part('b.pdf')}--x--\r\n`, 'latin1'),
      {
        'content-type': 'multipart/form-data; boundary=x',
      },
    );
    expect(answer.body).toMatchObject({ result: false, data: [] });
    expect([await names('incoming'), (await names('files/uploads')).length]).toEqual([[], before]);
  });

  it('answers 1000 empty parts without keeping any', async () => {
    const parts = Array.from(
      { length: 1000 },
      (_, i) => `--x\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\n\r\n`,
    );
    const answer = await buyer.send('POST', '/api/upload', Buffer.from(`${parts.join('')}--x--\r\n`), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.body).toMatchObject({ result: false, data: [] });
  });

  it('stops one person at his quota, and nobody else', async () => {
    const hoarder = await server.buyer('03');
    await server.context.db.execute(sql`insert into documents (id, owner_id, kind, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
      select gen_random_uuid(), u.id, 'upload', 'a', 'a', 1, '', 1024, 'application/pdf', 'none', now()
      from users u, generate_series(1, 499) where u.phone = '79000000003'`);
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, i) => upload(`${i}.pdf`, makePdf(), hoarder)),
    );
    expect(results.filter(({ result }) => result)).toHaveLength(1);
    expect(results.find(({ result }) => !result)?.message).toMatch(
      /^Файл "\d\.pdf" не загружен: места для ваших файлов больше нет\./,
    );
    expect((await upload('мой.pdf', makePdf())).result).toBe(true);
  });
});

/** Head of an upload over a raw socket, with any Content-Length. */
const head = (length: string) =>
  [
    'POST /api/upload HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: ${server.context.config.publicUrl}`,
    `Authorization: Bearer ${buyer.bearer}`,
    `Cookie: ${[...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-CSRF-Token: ${[...buyer.cookies].find(([name]) => name.includes('csrf'))?.[1]}`,
    'Content-Type: multipart/form-data; boundary=x',
    length,
    '',
    '--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.pdf"\r\n\r\n',
  ].join('\r\n');

describe('[promise 29] uploads that break off', () => {
  it('an upload that is cut leaves no file, however many there are', async () => {
    for (let i = 0; i < figures.cutUploads; i += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head('Content-Length: 5000000').replace('\r\n--x', '\r\n\r\n--x'));
      socket.write(makePdf({ bytes: 50_000 }));
      await wait(5 + (i % 5) * 10);
      socket.destroy();
    }
    await until(async () => (await names('incoming')).length === 0);
    expect((await upload('после.pdf', makePdf())).result).toBe(true);
  });
});

/** From a separate process, so that only the memory of the receiving server is measured. */
async function uploadTen({ bearer, cookies }: Browser): Promise<[status: number, result: boolean][]> {
  const headers = {
    origin: server.context.config.publicUrl,
    authorization: `Bearer ${bearer}`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrf-token': [...cookies].find(([name]) => name.includes('csrf'))?.[1] ?? '',
  };
  const program = join(import.meta.dirname, '../../../../test/uploads/upload-many.ts');
  const url = `http://127.0.0.1:${port}/api/upload`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    url,
    JSON.stringify(headers),
    '10',
  ]);
  return JSON.parse(stdout);
}

it('[promise 28] twenty uploads of 10 MiB at once take less than 150 MB of memory', {
  timeout: 60_000,
}, async () => {
  server.clock.advance(601);
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  // Of two people: at most sixteen uploads of one person may wait.
  const answers = await Promise.all([buyer, await server.buyer('02')].map(uploadTen));
  clearInterval(watch);
  expect(answers.flat()).toEqual(Array(20).fill([200, false]));
  expect((most - before) / 1e6).toBeLessThan(150);
  expect(await names('incoming')).toEqual([]);
});
